/** What the functions wrote down, by time. */
export function Logs() {
  return (
    <main id="main">
      <h1>Logs</h1>
    </main>
  );
}
