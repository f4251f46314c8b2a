/** The audit: who did what to whom, and when, with filters and a file of it. */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AuditItem, auditedActions } from '#shared/contract/audit.ts';
import { call } from '#web/kit/call.ts';
import { momentWords } from '#web/kit/dates.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { useReadPages } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { FoundList } from '../found-list.tsx';
import { InputField } from '../input-field.tsx';
import { SaveList } from '../save-list.tsx';
import { useTabAddress } from '../tab-address.ts';
import { TabHeading } from '../tab-heading.tsx';
import { TraceLink } from '../trace-link.tsx';
import { useFound, useRested } from '../use-found-pages.ts';
import './audit.css';

const failed = 'The audit could not be read.';

/** As they stand in the boxes; dates are days by this person's calendar. */
const none = { what: '', who: '', whom: '', from: '', to: '' };
type Filters = typeof none;

/** A day's start here, as an instant; empty for no date. */
function startOf(date: string, daysLater = 0): string {
  const at = new Date(`${date}T00:00`);
  if (Number.isNaN(at.getTime())) return '';
  at.setDate(at.getDate() + daysLater);
  return at.toISOString();
}

export function Audit() {
  const { query: named } = useTabAddress();
  const [filters, setFilters] = useState<Filters>(() => ({
    ...none,
    whom: new URLSearchParams(named).get('whom') ?? '',
  }));
  const { from, to, ...words } = filters;
  const { query, isFiltered, isTyping } = useRested({
    ...words,
    since: startOf(from),
    until: startOf(to, 1),
  });
  // The options are the only values.
  const asked = query as Omit<typeof query, 'what'> & { what?: keyof typeof auditedActions };
  const list = useReadPages(
    'audit.list',
    { query: asked },
    ({ nextCursor }) => nextCursor ?? undefined,
    { keep: true, fresh: true },
  );
  const found = useFound(list, isTyping);

  return (
    <>
      <TabHeading title="Audit" reads={[list]} />
      <p className="sub audit-note">
        What administrators did in the last 400 days. An entry is written before the act, so what
        was refused stands here, too. Erased people stand as a keyed name, which leads to nobody.
      </p>
      <FilterForm filters={filters} change={(part) => setFilters((all) => ({ ...all, ...part }))}>
        <SaveList
          read={(page) => call('audit.list', { query: { ...asked, ...page, file: 'true' } })}
          file="audit"
          columns={columns}
        />
      </FilterForm>
      <FoundList list={list} found={found} failure={failed}>
        <Table
          caption="Audit"
          columns={auditColumns}
          rows={found.rows}
          keyOf={({ at, trace_id }) => `${at} ${trace_id}`}
          empty={isFiltered ? 'Nothing matches these filters.' : 'Nothing has been done yet.'}
        />
      </FoundList>
    </>
  );
}

interface FilterFormProps {
  readonly filters: Filters;
  readonly change: (part: Partial<Filters>) => void;
  readonly children: ReactNode;
}

function FilterForm({ filters, change, children }: FilterFormProps) {
  const box = (name: keyof Filters) => ({
    id: `audit-${name}`,
    value: filters[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <search className="audit-filters">
      <Field id="audit-what" label="What">
        {(field) => (
          <select className="inp" {...box('what')} {...field}>
            <option value="">Everything</option>
            {Object.entries(auditedActions).map(([what, words]) => (
              <option key={what} value={what}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <InputField label="Who" placeholder="Administrator" {...box('who')} />
      <InputField label="Whom" placeholder="Whole email, UUID or name" {...box('whom')} />
      <InputField label="From" type="date" {...box('from')} />
      <InputField label="To" type="date" {...box('to')} />
      <span className="fill" />
      {children}
    </search>
  );
}

/** What the entries of a later version are called, by their own name. */
const whatWords = (what: string): string =>
  what in auditedActions ? auditedActions[what as keyof typeof auditedActions] : what;

/** `20 Nov 2026, 12:00 UTC, 15 minutes, 340 lines` */
function logWords({ since, until, lines = 0 }: AuditItem): string | undefined {
  if (!since || !until) return undefined;
  const minutes = Math.ceil((Date.parse(until) - Date.parse(since)) / 60_000);
  const counts = [countWords(minutes, 'minute'), countWords(lines, 'line')];
  return [momentWords(new Date(since)), ...counts].join(', ');
}

const countWords = (count: number, unit: string): string =>
  `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;

const columns: readonly (readonly [string, (row: AuditItem) => string | undefined])[] = [
  ['When', ({ at }) => at],
  ['Who', ({ admin }) => admin.email ?? admin.id],
  ['What', ({ what }) => whatWords(what)],
  ['Whom', ({ whom }) => whom?.email ?? whom?.name],
  ['UUID', ({ whom }) => whom?.user_id],
  ['Stage', ({ stage }) => stage],
  ['Mail', ({ mail_id }) => mail_id],
  ['File', ({ file_id }) => file_id],
  ['Log from', ({ since }) => since],
  ['Log to', ({ until }) => until],
  ['Trace', ({ trace_id }) => trace_id],
];

const auditColumns: readonly Column<AuditItem>[] = [
  {
    title: 'When',
    cell: ({ at }) => <time dateTime={at}>{momentWords(new Date(at))}</time>,
  },
  {
    title: 'Who',
    cell: ({ admin }) => admin.email ?? <ShortId id={admin.id} />,
  },
  {
    title: 'What',
    kind: 'wide',
    cell: ({ what, stage }) => (
      <>
        {whatWords(what)} {stage && <Badge>{stage}</Badge>}
      </>
    ),
  },
  { title: 'Whom or what', kind: 'long', cell: (item) => <Whom item={item} /> },
  { title: 'Trace', cell: ({ trace_id, at }) => <TraceLink id={trace_id} at={at} /> },
];

/** The beginning of an id; the file has all of it. */
const ShortId = ({ id }: { id: string }) => (
  <span className="mono" title={id}>
    {id.slice(0, 8)}
  </span>
);

/** Whom or what it was about. */
function Whom({ item }: { item: AuditItem }) {
  const { whom, file_id, mail_id } = item;
  if (whom?.user_id)
    return (
      <Link to={`#users/${whom.user_id}`}>
        <Address email={whom.email ?? whom.name} />
      </Link>
    );
  if (whom) return whom.email ?? <span className="mono">{whom.name}</span>;
  const id = file_id ?? mail_id;
  if (id) {
    return (
      <span className="sub">
        {file_id ? 'File' : 'Mail'} <ShortId id={id} />
      </span>
    );
  }
  return <span className="sub">{logWords(item) ?? '—'}</span>;
}
