/** A whole day, run at once and reported on. */
export function DryRun() {
  return (
    <main id="main">
      <h1>Daily Dry Run</h1>
    </main>
  );
}
