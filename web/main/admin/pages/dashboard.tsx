/** The administrator’s first page, with its tabs. */
export function Dashboard() {
  return (
    <main id="main">
      <h1>Admin</h1>
    </main>
  );
}
