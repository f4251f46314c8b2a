/** The tables at the end of a dry run's report: what came along, what happened, what was made. */
import { escapeText } from '../letters/escape-html.ts';
import type { CarryRow } from './carry-over.ts';
import { badge, lasted, sized, statusWords } from './report-words.ts';
import type { DryEvent, DrySession } from './session.ts';

type Cell = readonly [words: string, isNumber?: 'number'];

const cells = (tag: 'td' | 'th', row: readonly Cell[]): string =>
  row
    .map(([html, isNumber]) => {
      const scope = tag === 'th' ? ' scope="col"' : '';
      return `<${tag}${scope}${isNumber ? ' class="number"' : ''}>${html}</${tag}>`;
    })
    .join('');

/** May be wider than a phone, and then scrolls by itself, also by keys. */
function tableOf(label: string, head: readonly Cell[], rows: readonly (readonly Cell[])[]) {
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return (
    `<div class="table" role="region" tabindex="0" aria-label="${label}"><table>` +
    `<thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table></div>`
  );
}

const words = (text: string | undefined): Cell => [text === undefined ? '–' : escapeText(text)];

const carryCells = (row: CarryRow): readonly Cell[] => [
  [`<span dir="auto">${escapeText(row.text)}</span>`],
  [row.isLater ? 'For later' : statusWords[row.status]],
  [row.comes ? 'Comes along' : 'Stays behind'],
  words(row.shown),
  [badge(row.holds)],
];

/** Empty where the next morning was not run. */
export function carryTable({ carryOver }: DrySession): string {
  if (!carryOver) return '';
  const strangers = carryOver.strangers.map((text): readonly Cell[] => [
    ['–'],
    ['Not there'],
    ['Stays away'],
    words(text),
    [badge(false)],
  ]);
  const head: readonly Cell[] = [
    ['Item in the evening'],
    ['How it stood'],
    ['What must happen'],
    ['What the next letter says'],
    ['Verdict'],
  ];
  const rows = [...carryOver.rows.map(carryCells), ...strangers];
  const table =
    rows.length === 0
      ? '<p class="quiet">The evening’s list was empty, and so was the morning’s.</p>'
      : tableOf('Carry-over', head, rows);
  return `<section id="carry-over"><h2>Carry-over</h2>${table}</section>`;
}

const eventCells = (event: DryEvent): readonly Cell[] => [
  [`+${lasted(event.at)}`, 'number'],
  words(event.event),
  words(event.stage && `Day ${event.day ?? 1}, ${event.stage.toLowerCase()}`),
  words(event.outcome),
  words(event.engine),
  [event.edits === undefined ? '–' : String(event.edits), 'number'],
  [lasted(event.ms), 'number'],
];

export function telemetryTable({ telemetry }: DrySession): string {
  const head: readonly Cell[] = [
    ['At', 'number'],
    ['Event'],
    ['Stage'],
    ['Outcome'],
    ['Read by'],
    ['Edits', 'number'],
    ['Took', 'number'],
  ];
  const table = tableOf('Telemetry', head, telemetry.map(eventCells));
  return `<section id="telemetry"><h2>Telemetry</h2>${table}</section>`;
}

export function artifactTable({ artifacts }: DrySession): string {
  const rows = artifacts.map(({ name, type, size }): readonly Cell[] => [
    [`<span class="mono">${escapeText(name)}</span>`],
    words(type),
    [sized(size), 'number'],
  ]);
  const head: readonly Cell[] = [['Name'], ['Type'], ['Size', 'number']];
  return (
    '<section id="artifacts"><h2>Artifacts</h2>' + `${tableOf('Artifacts', head, rows)}</section>`
  );
}
