/** The onboarding tab. */
export function Onboarding() {
  return (
    <div className="heading">
      <h1>Onboarding</h1>
    </div>
  );
}
