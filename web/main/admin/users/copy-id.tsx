/** The first eight characters of an id; a click copies all of it. */
import { useCopied } from '#web/kit/use-copied.ts';

const shownChars = 8;

export function CopyId({ id }: { id: string }) {
  const { copied, copy } = useCopied();

  async function copyAll() {
    if (!(await copy(id))) alert('Failed to copy to clipboard');
  }

  return (
    <button type="button" className="copy mono" title="Copy full id" onClick={() => void copyAll()}>
      {copied ? 'Copied' : id.slice(0, shownChars)}
    </button>
  );
}
