/** What a guarded page shows while the session is checked; the shell has it before any script. */
export function Checking() {
  return (
    <main id="main" className="wrap plain-page">
      <p role="status">Checking authentication...</p>
    </main>
  );
}
