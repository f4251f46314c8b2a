/** The users tab. */
export function Users() {
  return (
    <div className="heading">
      <h1>Users</h1>
    </div>
  );
}
