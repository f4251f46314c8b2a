/** The day's items with the product's own signs: open, done, carried to another day. */
export interface Line {
  readonly text: string;
  readonly state: 'open' | 'done' | 'carried' | 'dropped';
  /** "tomorrow", "from yesterday". */
  readonly tag?: string;
  /** How far it is: "half done". */
  readonly note?: string;
}

export function Checklist({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="cl">
      {lines.map(({ text, state, tag, note }, at) => (
        // Two items may say the same, and the list never reorders: the place is the key.
        <li key={at} className={state}>
          <span>
            {state === 'done' && <span className="vh">Done: </span>}
            {text}
            {tag && (
              <>
                {' '}
                <span className="tag">{tag}</span>
              </>
            )}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
