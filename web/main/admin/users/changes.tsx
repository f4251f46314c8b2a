/** What a reply did to a list, item by item. */
import type { ShownChange } from '#shared/contract/users.ts';
import { editWords } from '#shared/domain/edit-words.ts';

export function Changes({ changes }: { readonly changes: readonly ShownChange[] }) {
  if (changes.length === 0) return <p className="sub">It changed nothing.</p>;
  return (
    <dl className="changes">
      {changes.map(({ kind, text, was_text }, at) => (
        // A reply may do the same twice, and its changes never reorder: the place is the key.
        <div key={at}>
          <dt>{editWords[kind]}</dt>
          <dd>
            {text}
            {was_text && <span className="sub"> (was “{was_text}”)</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
