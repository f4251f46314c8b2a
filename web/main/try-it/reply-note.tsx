/** The yellow note: what somebody would write back, with a few examples to begin from. */
import type { FormEvent } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useWriting } from '../use-writing.ts';

interface ReplyNoteProps {
  readonly examples: readonly string[];
  readonly state: 'open' | 'reading' | 'failed' | 'enough';
  readonly read: (reply: string) => Promise<void>;
}

const problems = {
  failed: 'The reader didn’t answer. Please try again.',
  enough: 'That was a lot of replies. Please try again in an hour.',
} as const;

export function ReplyNote({ examples, state, read }: ReplyNoteProps) {
  const { box, blank, look } = useWriting();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (box.current) void read(box.current.value);
  }

  function take(example: string) {
    if (!box.current) return;
    box.current.value = example;
    look();
    box.current.focus();
  }

  return (
    <form className="msg reply" method="dialog" onSubmit={submit}>
      <Field
        id="reply"
        label="Your reply"
        error={state === 'failed' || state === 'enough' ? problems[state] : undefined}
      >
        {(props) => (
          <textarea
            {...props}
            ref={box}
            className="inp"
            rows={3}
            maxLength={5000}
            onInput={look}
            placeholder="Plain words are fine."
          />
        )}
      </Field>
      <Examples examples={examples} take={take} />
      <noscript>
        <p className="fine">Trying a reply needs JavaScript.</p>
      </noscript>
      <Button
        type="submit"
        busy={state === 'reading'}
        busyWords="Reading..."
        disabled={blank || state === 'reading'}
      >
        Read this reply
      </Button>
    </form>
  );
}

interface ExamplesProps extends Pick<ReplyNoteProps, 'examples'> {
  readonly take: (example: string) => void;
}

const Examples = ({ examples, take }: ExamplesProps) => (
  <div className="examples" role="group" aria-label="Examples">
    {examples.map((example) => (
      <button type="button" key={example} onClick={() => take(example)}>
        {example}
      </button>
    ))}
  </div>
);
