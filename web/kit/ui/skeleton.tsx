/** Bars where text will be; they show only if it takes a while. */
const widths = ['short', 'long', 'middle'] as const;

export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status" aria-busy="true">
      <span className="vh">Loading...</span>
      {Array.from({ length: lines }, (_, at) => (
        <i key={`line ${at}`} className={widths[at % widths.length]} />
      ))}
    </div>
  );
}
