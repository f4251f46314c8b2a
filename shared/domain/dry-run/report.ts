/** Prints a dry run as one page that needs nothing else: no script, no picture, no request. */
import { escapeText } from '../letters/escape-html.ts';
import { styleSheet } from './report-look.ts';
import { stageSection } from './report-stage.ts';
import { artifactTable, carryTable, telemetryTable } from './report-tables.ts';
import { counted, dayIn, glyph, lasted } from './report-words.ts';
import { type DrySession, lettersOf } from './session.ts';

/** Also for one that was saved and is opened from a disk, where no header says so. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

interface Verdict {
  readonly name: string;
  readonly says: string;
  readonly about: string;
  /** Absent where nothing was compared. */
  readonly holds?: boolean;
}

function verdictHtml({ name, says, about, holds }: Verdict): string {
  const colour = holds === undefined ? '' : ` class="${holds ? 'pass' : 'fail'}"`;
  return `<div><dt>${name}</dt><dd${colour}>${says}</dd><dd>${escapeText(about)}</dd></div>`;
}

const passOrFail = (holds: boolean) => ({ holds, says: holds ? 'Pass' : 'Fail' });

function carryVerdict({ carryOver }: DrySession): Verdict {
  const name = 'Carry-over verified';
  if (!carryOver) return { name, says: 'Not included', about: 'The next morning was not run.' };
  const coming = carryOver.rows.filter(({ comes }) => comes);
  const there = coming.filter(({ holds }) => holds).length;
  const about =
    coming.length === 0
      ? 'The evening left nothing open.'
      : `${there} of ${counted(coming.length, 'item')} came along.`;
  return { name, ...passOrFail(carryOver.verified), about };
}

function verdictsOf(session: DrySession): readonly Verdict[] {
  const { stages, mimeParity, executionTimeMs } = session;
  const letters = stages.flatMap(lettersOf);
  const lines = letters.reduce((sum, { parity }) => sum + parity.lines, 0);
  const links = letters.reduce((sum, { parity }) => sum + parity.links, 0);
  const compared = [
    counted(letters.length, 'letter'),
    counted(lines, 'line'),
    counted(links, 'link'),
  ];
  return [
    { name: 'Status', says: 'Completed', holds: true, about: `In ${lasted(executionTimeMs)}.` },
    {
      name: 'Total stages',
      says: String(stages.length),
      about: `${counted(letters.length, 'letter')}.`,
    },
    { name: 'MIME parity', ...passOrFail(mimeParity), about: `${compared.join(', ')} compared.` },
    carryVerdict(session),
  ];
}

const askedOf = ({ asked }: DrySession): string =>
  (
    [
      ['MORNING_INTENTION', 'Morning intentions', asked.morningIntentions],
      ['MIDDAY_CHECKIN', 'Midday reply', asked.middayReply],
      ['EVENING_REFLECTION', 'Evening reflection', asked.eveningReflection],
    ] as const
  )
    .map(
      ([stage, title, words]) =>
        `<div class="note"><h3>${glyph(stage)}${title}</h3>` +
        `<p dir="auto">${escapeText(words)}</p></div>`,
    )
    .join('');

const anchors = ['morning', 'midday', 'evening', 'next-morning'] as const;

function contentsOf({ carryOver }: DrySession): string {
  const ways = [
    ['asked', 'What was asked'],
    ['morning', 'Morning'],
    ['midday', 'Midday'],
    ['evening', 'Evening'],
    ...(carryOver
      ? [
          ['next-morning', 'The next morning'],
          ['carry-over', 'Carry-over'],
        ]
      : []),
    ['telemetry', 'Telemetry'],
    ['artifacts', 'Artifacts'],
  ];
  const links = ways.map(([anchor, words]) => `<a href="#${anchor}">${words}</a>`);
  return `<nav class="ways" aria-label="On this page">${links.join('')}</nav>`;
}

function topOf(session: DrySession): string {
  const { productName, sessionId, startedAt, zone, asked, stages } = session;
  const name = escapeText(productName);
  const [first] = stages;
  const morning = asked.carryOver ? ', and the morning after' : '';
  return `<header><div class="top"><span class="brand">${glyph('MARK')}${name}</span>
<span class="quiet small">Daily Dry Run</span></div>
<h1>A whole day, rehearsed</h1>
<p class="lead">${first ? dayIn(first.prompt.at, zone) : 'A day'}${morning}: real letters, real
replies, really read, for somebody who does not exist. Nobody was written to.</p>
<dl class="verdicts">${verdictsOf(session).map(verdictHtml).join('')}</dl>
<p class="small quiet" style="margin-top:12px">Session <span class="mono">${escapeText(sessionId)}</span>,
begun <time datetime="${startedAt}">${startedAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
${contentsOf(session)}</header>`;
}

/** The links of its letters do nothing: they are shown in frames that lead nowhere. */
export function reportHtml(session: DrySession): string {
  const { productName, startedAt, zone, stages } = session;
  const title = `Dry run of ${startedAt.slice(0, 10)} – ${escapeText(productName)}`;
  const sections = stages.map((stage, at) =>
    stageSection(stage, {
      zone,
      anchor: anchors[at] ?? `stage-${at + 1}`,
      isLast: at === stages.length - 1,
    }),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title}</title><style>${styleSheet}</style></head>
<body><div class="wrap">${topOf(session)}
<main><section id="asked"><h2>What was asked</h2><div class="asked">${askedOf(session)}</div>
</section>${sections.join('')}${carryTable(session)}${telemetryTable(session)}
${artifactTable(session)}</main>
<footer>Made by the Daily Dry Run of ${escapeText(productName)}. This page holds everything it
shows: it can be saved, printed and read without a network.</footer></div></body></html>
`;
}
