/** The files that runs and exports have produced. */
export function Downloads() {
  return (
    <main id="main">
      <h1>Downloads</h1>
    </main>
  );
}
