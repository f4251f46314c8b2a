/** What the table of people can be narrowed by, and a phone's way to sort it. */
import type { RefObject } from 'react';
import { statusWords } from '#shared/domain/subscription-status.ts';
import { stageFilters, type UserSort, userSorts } from '#shared/domain/user-list.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { type Choice, isFiltered, statusesOf } from './use-choice.ts';

interface FindUsersProps {
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** From the field into the rows. */
  readonly toRows: () => void;
}

export function FindUsers({ choice, change, field, toRows }: FindUsersProps) {
  const words = 'Search by email or UUID';
  const { showDeleted, q, status, stage, zone, source, sort } = choice;
  return (
    <search className="find-users">
      <input
        ref={field}
        className="inp"
        type="search"
        aria-label={words}
        aria-keyshortcuts="/"
        placeholder={words}
        autoComplete="off"
        spellCheck={false}
        value={q}
        onChange={(event) => change({ q: event.target.value })}
        onKeyDown={(event) => event.key === 'Enter' && toRows()}
      />
      <Select
        name="Status"
        any="Any status"
        value={status}
        options={statusesOf(choice).map((value) => [value, statusWords[value]])}
        onChange={(value) => change({ status: value })}
      />
      <Select
        name="Stage"
        any="Any stage"
        value={stage}
        options={stageFilters.map((value) => [value, value])}
        onChange={(value) => change({ stage: value })}
      />
      <ZoneSelect value={zone} onChange={(value) => change({ zone: value })} />
      <SourceSelect value={source} onChange={(value) => change({ source: value })} />
      <span className="sort-by">
        <Select
          name="Sort by"
          value={sort}
          options={userSorts.map((value) => [value, sortWords[value]])}
          onChange={(value) => change({ sort: value ?? userSorts[0] })}
        />
      </span>
      <label className="check">
        <input
          type="checkbox"
          checked={showDeleted}
          onChange={(event) => change({ showDeleted: event.target.checked })}
        />
        Show deleted
      </label>
      {isFiltered(choice) && (
        <Button kind="ghost" onClick={() => change(noFilters)}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

const noFilters = { status: undefined, stage: undefined, zone: undefined, source: undefined };

const sortWords: Readonly<Record<UserSort, string>> = {
  '-created': 'Newest first',
  created: 'Oldest first',
  '-last_message': 'Last message, newest first',
  last_message: 'Last message, oldest first',
  stage: 'Stage, in the order of a day',
  '-stage': 'Stage, in reverse',
};

interface SelectProps<Value extends string> {
  readonly name: string;
  /** What stands there where nothing is chosen; without it something always is. */
  readonly any?: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value | undefined) => void;
}

function Select<Value extends string>({ name, any, value, options, onChange }: SelectProps<Value>) {
  const known = options.some(([one]) => one === value);
  return (
    <select
      className={any && value !== undefined ? 'inp chosen' : 'inp'}
      aria-label={name}
      value={value ?? ''}
      onChange={(event) => onChange(options.find(([one]) => one === event.target.value)?.[0])}
    >
      {any && <option value="">{any}</option>}
      {value !== undefined && !known && <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

type FilterProps = Pick<SelectProps<string>, 'value' | 'onChange'>;

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

const ZoneSelect = (props: FilterProps) => (
  <Select
    {...props}
    name="Time zone"
    any="Any zone"
    options={zones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
  />
);

/** The sources that anybody came from. */
function SourceSelect(props: FilterProps) {
  const { data = {} } = useRead('analytics.signupSources');
  const options = Object.keys(data)
    .toSorted()
    .map((source) => [source, source.replaceAll('_', ' ')] as const);
  return <Select {...props} name="Source" any="Any source" options={options} />;
}
