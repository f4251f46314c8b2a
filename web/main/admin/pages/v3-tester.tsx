/** A tester’s day, stage by stage, with what was rendered. */
export function V3Tester() {
  return (
    <main id="main">
      <h1>V3 Session Tester</h1>
    </main>
  );
}
