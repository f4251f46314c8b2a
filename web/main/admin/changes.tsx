/** What a reply did to a list, item by item. */
import type { ShownChange } from '#shared/contract/users.ts';

const changeWords: Readonly<Record<ShownChange['kind'], string>> = {
  add: 'Added',
  complete: 'Done',
  reopen: 'Open again',
  drop: 'Dropped',
  defer: 'Put off',
  rename: 'Renamed',
  forTomorrow: 'For tomorrow',
};

export function Changes({ changes }: { readonly changes: readonly ShownChange[] }) {
  if (changes.length === 0) return <p className="sub">It changed nothing.</p>;
  return (
    <dl className="changes">
      {changes.map(({ kind, text, was_text }, at) => (
        // A reply may do the same twice, and its changes never reorder: the place is the key.
        <div key={at}>
          <dt>{changeWords[kind]}</dt>
          <dd>
            {text}
            {was_text && <span className="sub"> (was “{was_text}”)</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
