/** Shows the beginning of something long, and copies all of it when it is pressed. */
import { useCopied } from '../use-copied.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What it is: "user id". */
  readonly what: string;
  /** How many characters are shown. */
  readonly shown: number;
}

export function CopyButton({ text, what, shown }: CopyButtonProps) {
  const { copied, copy } = useCopied();
  return (
    <button
      type="button"
      className="copy mono"
      title={text}
      aria-label={`${text.slice(0, shown)}, copy ${what}`}
      onClick={() => void copy(text)}
    >
      <span role="status">{copied ? 'Copied' : text.slice(0, shown)}</span>
    </button>
  );
}
