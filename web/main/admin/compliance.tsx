/** The compliance tab. */
export function Compliance() {
  return (
    <div className="heading">
      <h1>Compliance</h1>
    </div>
  );
}
