/** How much of the list is done: in words always, and in segments while they can be counted. */
const mostSegments = 12;

export function Progress({ done, all }: { done: number; all: number }) {
  return (
    <div className="progress">
      <p>{`Checklist: ${done}/${all} complete`}</p>
      {all > mostSegments ? (
        <progress className="one-bar" value={done} max={all} aria-label="Checklist" />
      ) : (
        <div className="segments" aria-hidden="true">
          {Array.from({ length: all }, (_, at) => (
            <i key={`segment ${at}`} className={at < done ? 'on' : ''} />
          ))}
        </div>
      )}
    </div>
  );
}
