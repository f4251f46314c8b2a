/** The form of a dry run: three replies and two options. */
import { type FormEvent, useState } from 'react';
import type { DryRunInput } from '#shared/contract/dry-run.ts';
import { maxReplyChars } from '#shared/domain/limits.ts';
import { Glyph, type GlyphName } from '#web/kit/glyphs.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { FieldError } from '#web/kit/ui/field.tsx';

const boxes = [
  ['morningIntentions', 'Morning Intentions', 'ring'],
  ['middayReply', 'Midday Reply', 'bar'],
  ['eveningReflection', 'Evening Reflection', 'arc'],
] as const satisfies readonly (readonly [keyof DayReplies, string, GlyphName])[];

export function DryForm({ busy, start }: { busy: boolean; start: (asked: DryRunInput) => void }) {
  const [replies, setReplies] = useState<DayReplies>(sampleDay);
  const [options, setOptions] = useState({ carryOver: true, persist: false });
  const [blank, setBlank] = useState<keyof DayReplies>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = boxes.map(([name]) => name).find((name) => replies[name].trim() === '');
    setBlank(missing);
    // Spaces alone pass the browser's own check.
    if (missing) return event.currentTarget.querySelector<HTMLElement>(`#${missing}`)?.focus();
    start({ ...replies, ...options });
  }

  return (
    <form className="panel dry-form" onSubmit={submit} aria-label="Day to run">
      <header>
        <h2>The day</h2>
        <span className="sub">Each is sent as a reply to that stage’s letter.</span>
      </header>
      <div className="body">
        {boxes.map(([name, label, glyph]) => (
          <ReplyBox
            key={name}
            id={name}
            label={label}
            glyph={glyph}
            value={replies[name]}
            disabled={busy}
            isBlank={blank === name && replies[name].trim() === ''}
            change={(words) => setReplies((all) => ({ ...all, [name]: words }))}
          />
        ))}
        <Options options={options} disabled={busy} set={setOptions} />
      </div>
      <div className="acts">
        <Button type="submit" busy={busy} busyWords="Running...">
          Run Dry Run Session
        </Button>
      </div>
    </form>
  );
}

interface ReplyBoxProps {
  readonly id: string;
  readonly label: string;
  readonly glyph: GlyphName;
  readonly value: string;
  readonly disabled: boolean;
  readonly isBlank: boolean;
  readonly change: (words: string) => void;
}

function ReplyBox({ id, label, glyph, value, disabled, isBlank, change }: ReplyBoxProps) {
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Glyph name={glyph} />
        {label}
      </label>
      <textarea
        id={id}
        className="inp"
        rows={4}
        required
        maxLength={maxReplyChars}
        value={value}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
        {...(isBlank && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {isBlank && <FieldError id={errorId}>Please write something here.</FieldError>}
    </div>
  );
}

interface Chosen {
  readonly carryOver: boolean;
  readonly persist: boolean;
}

interface OptionsProps {
  readonly options: Chosen;
  readonly disabled: boolean;
  readonly set: (options: Chosen) => void;
}

function Options({ options, disabled, set }: OptionsProps) {
  const box = (name: keyof Chosen, label: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={options[name]}
        disabled={disabled}
        onChange={(event) => set({ ...options, [name]: event.target.checked })}
      />
      {label}
    </label>
  );
  return (
    <div className="dry-options">
      {box('carryOver', 'Include carry-over simulation')}
      {box('persist', 'Persist session data')}
    </div>
  );
}

type DayReplies = Pick<DryRunInput, 'morningIntentions' | 'middayReply' | 'eveningReflection'>;

/** The sample day completes, defers, drops, renames and adds items. */
export const sampleDay: DayReplies = {
  morningIntentions:
    'Finish the Q3 deck\nCall the dentist\n30-minute walk\nReply to Sam about the lease',
  middayReply: 'The deck is done. Push the walk to tomorrow, and drop the reply to Sam.',
  eveningReflection:
    'Rename the dentist call to book the dentist for Tuesday. Also water the plants tomorrow. ' +
    'Good day.',
};
