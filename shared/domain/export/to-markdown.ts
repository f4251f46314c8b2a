/** Prints a person's data as a page to read: the twin of its JSON. */
import { leftOutName, longDate } from '../letters/date-words.ts';
import { clockTime } from '../rhythm.ts';
import { touchpoints } from '../stage.ts';
import { zoneLabel } from '../zones.ts';
import type { ExportedDay, ExportedItem, OwnData } from './own-data.ts';

const oneLine = (text: unknown): string => String(text).replace(/\s+/g, ' ').trim();

const inDay = (date: string): string => `${longDate(date)}, ${date.slice(0, 4)}`;

/** `- name: value` for each value there is; what is no text stands as JSON. */
const facts = (kept: object): readonly string[] =>
  Object.entries(kept)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const shown = typeof value === 'object' ? JSON.stringify(value) : oneLine(value);
      return `- ${name}: ${shown}`;
    });

const rows = (kept: readonly object[]): readonly string[] =>
  kept.length === 0
    ? ['Nothing.']
    : kept.flatMap((row, at) => (at === 0 ? facts(row) : ['', ...facts(row)]));

const boxes: Readonly<Record<string, string>> = {
  done: '[x]',
  dropped: '[-]',
  deferred: '[>]',
};

const itemLine = (day: ExportedDay) => (item: ExportedItem) => {
  const age = item.since < day.date ? ` (since ${item.since})` : '';
  const rest = item.until ? ` (until ${item.until})` : '';
  const note = item.note ? ` (${oneLine(item.note)})` : '';
  return `- ${boxes[item.status] ?? '[ ]'} ${oneLine(item.text)}${age}${rest}${note}`;
};

function dayLines(day: ExportedDay): readonly string[] {
  const later = day.later.map(itemLine(day));
  return [
    `### ${inDay(day.date)}`,
    '',
    ...(day.items.length > 0 ? day.items.map(itemLine(day)) : ['Nothing on the list.']),
    ...(later.length > 0 ? ['', 'Later:', '', ...later] : []),
    '',
  ];
}

function timesOf({ profile: { rhythm, zone } }: OwnData): readonly string[] {
  if (!rhythm || !zone) return [];
  const times = touchpoints.map((touchpoint) => clockTime(rhythm[touchpoint]));
  const { without = [] } = rhythm;
  return [
    `Letters come at ${times.join(', ')} ${zoneLabel(zone)}.`,
    ...(without.length > 0 ? [`Left out: ${without.map(leftOutName).join(', ')}.`] : []),
    '',
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] => [
  `## ${title}`,
  '',
  ...lines,
  '',
];

/** Lines end in LF. */
export function toMarkdown(data: OwnData): string {
  const { leftOutBefore } = data;
  const note = leftOutBefore
    ? [`The days before ${inDay(leftOutBefore)} are left out: they did not fit into one mail.`, '']
    : [];
  return [
    `# Everything ${data.product} keeps about you`,
    '',
    `As of ${data.asOf}. The same, for a program to read, is in the JSON file beside this one.`,
    '',
    ...note,
    ...section('You', facts(data.profile)),
    ...section('When letters come', [...timesOf(data), ...rows(data.schedules)]),
    ...section('Whether they come', facts(data.standing)),
    ...section('What you agreed to', rows(data.consents)),
    ...section('Your days', data.days.flatMap(dayLines)),
    ...section('Our letters', rows(data.letters)),
    ...section('Your replies', rows(data.replies)),
    ...section('Other mails', rows(data.mails)),
    ...section('Your address, as it is known', rows(data.addresses)),
    ...section('Anything else', rows(data.others)),
  ].join('\n');
}
