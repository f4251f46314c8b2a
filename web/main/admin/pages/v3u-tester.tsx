/** A tester’s day, stage by stage, with its contracts and traces. */
export function V3uTester() {
  return (
    <main id="main">
      <h1>V3-Unified Tester</h1>
    </main>
  );
}
