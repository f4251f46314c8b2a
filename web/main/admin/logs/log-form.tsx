/** From when to when, by whose clock, and which lines. */
import type { FormEvent } from 'react';
import { functionNames } from '#shared/contract/functions.ts';
import type { LogFilters, LogLevel } from '#shared/contract/logs.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { InputField } from '../input-field.tsx';
import { type Clock, utcEcho } from './log-times.ts';

/** As it stands in the boxes. */
export interface LogChoice {
  readonly start: string;
  readonly end: string;
  readonly level: string;
  readonly function: string;
  readonly traceId: string;
}

export const filtersOf = ({ level, function: name, traceId }: LogChoice): LogFilters => ({
  // The options are the only values.
  ...(level && { level: level as LogLevel }),
  ...(name && { function: name }),
  ...(traceId.trim() && { traceId: traceId.trim() }),
});

const clocks = [
  ['local', 'Local 24h'],
  ['utc', 'UTC 24h'],
] as const satisfies readonly (readonly [Clock, string])[];

const levels = [
  ['', 'All levels'],
  ['WARN', 'Warnings and errors'],
  ['ERROR', 'Errors'],
] as const;

interface LogFormProps {
  readonly choice: LogChoice;
  readonly change: (part: Partial<LogChoice>) => void;
  readonly clock: Clock;
  readonly setClock: (clock: Clock) => void;
  readonly busy: boolean;
  readonly onView: () => void;
  readonly onCurrent: () => void;
}

export function LogForm(props: LogFormProps) {
  const { choice, change, busy, onView, onCurrent } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onView();
  }

  return (
    <form className="log-form" onSubmit={submit} noValidate>
      <Moment
        id="log-start"
        label="Start"
        value={choice.start}
        set={(start) => change({ start })}
      />
      <Moment id="log-end" label="End" value={choice.end} set={(end) => change({ end })} />
      <ClockField {...props} />
      <div className="acts">
        <Button type="submit" busy={busy} busyWords="Loading...">
          View Logs
        </Button>
        <Button kind="ghost" onClick={onCurrent}>
          Use current (last 5 min)
        </Button>
      </div>
      <Filters choice={choice} change={change} />
    </form>
  );
}

interface MomentProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

const Moment = ({ id, label, value, set }: MomentProps) => (
  <div className="log-moment">
    <InputField
      id={id}
      label={label}
      describedBy={`${id}-utc`}
      className="inp mono"
      type="datetime-local"
      step={1}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
    <span className="utc mono" id={`${id}-utc`}>
      UTC {utcEcho(value)}
    </span>
  </div>
);

const ClockField = ({ clock, setClock }: Pick<LogFormProps, 'clock' | 'setClock'>) => (
  <fieldset className="clock">
    <legend>Display</legend>
    <div className="seg">
      {clocks.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name="log-clock"
            autoComplete="off"
            checked={clock === value}
            onChange={() => setClock(value)}
          />
          {words}
        </label>
      ))}
    </div>
  </fieldset>
);

const Filters = ({ choice, change }: Pick<LogFormProps, 'choice' | 'change'>) => (
  <div className="filters">
    <Field id="log-level" label="Level">
      {(box) => (
        <select
          {...box}
          className="inp"
          value={choice.level}
          onChange={(event) => change({ level: event.target.value })}
        >
          {levels.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field id="log-function" label="Function">
      {(box) => (
        <select
          {...box}
          className="inp"
          value={choice.function}
          onChange={(event) => change({ function: event.target.value })}
        >
          <option value="">All functions</option>
          {functionNames.toSorted().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
    <InputField
      id="log-trace"
      label="Trace id"
      className="inp mono"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={choice.traceId}
      onChange={(event) => change({ traceId: event.target.value })}
    />
  </div>
);
