/** A stage of a dry run in its report: each letter in all its forms, the reply, what came of it. */
import type { Checklist, Item } from '../checklist.ts';
import { editWords } from '../edit-words.ts';
import { longDate } from '../letters/date-words.ts';
import { escapeAttribute, escapeText } from '../letters/escape-html.ts';
import { stageWords } from '../stage.ts';
import { badge, clockIn, counted, glyph } from './report-words.ts';
import type { DryLetter, DryReply, DryStage } from './session.ts';

const kinds = { prompt: 'Prompt', acknowledgement: 'Acknowledgement' } as const;

/** Letters of a line in a frame of 600 pixels, and in one of a phone. */
const wideLine = 60;
const slimLine = 28;

/** As high as a list's line, the gap below a paragraph, a line of the footer, and all around. */
const px = { line: 31, gap: 14, footer: 21, around: 225 } as const;

/** Before an item stand its number and its box, in columns of their own. */
const columns = 12;

function linesOf(words: string, line: number): number {
  const item = words.replace(/^\s*(\d+\.)?\s*\[.\]/, '');
  const room = item === words ? line : line - columns;
  return Math.max(1, Math.ceil(item.replace(/\s+/g, ' ').length / room));
}

/**
 * A frame that runs nothing cannot ask how tall its letter is: that is counted from the words of
 * the text, rather a little too high, and a letter that is taller still scrolls.
 */
function frameHeight(text: string, line: number): number {
  const [above = '', below = ''] = text.split('\n-- \n');
  const [, ...paragraphs] = above.split(/\n{2,}/);
  const words = paragraphs.flatMap((one) => one.split(/\n(?! {6})/));
  const small = below
    .trim()
    .split('\n')
    .filter((one) => !one.startsWith('http'));
  const sum = (all: readonly string[], width: number) =>
    all.reduce((lines, one) => lines + linesOf(one, width), 0);
  return (
    px.around +
    sum(words, line) * px.line +
    paragraphs.length * px.gap +
    sum(small, line * 1.3) * px.footer
  );
}

/** Without a script, a form, or a way out of the frame. */
function frameOf({ html, text, kind }: DryLetter, stage: string): string {
  const heights = `--wide:${frameHeight(text, wideLine)}px;--slim:${frameHeight(text, slimLine)}px`;
  return (
    `<iframe sandbox title="${escapeAttribute(`${stage}, ${kind}, as HTML`)}" ` +
    `style="${heights}" srcdoc="${escapeAttribute(html)}"></iframe>`
  );
}

const formOf = (title: string, content: string): string =>
  `<div class="form"><h4>${title}</h4>${content}</div>`;

function parityOf({ parity }: DryLetter): string {
  const { same, lines, links, differences } = parity;
  const found = `${counted(lines, 'line')}, ${counted(links, 'link')} compared`;
  const why = differences.map((one) => `<p class="small fail">${escapeText(one)}</p>`).join('');
  return `${badge(same, same ? 'MIME parity' : 'No MIME parity')}
<span class="small quiet">${found}</span>${why}`;
}

function letterOf(letter: DryLetter, stage: string, zone: string): string {
  const { kind, at, subject, guid, text, sms } = letter;
  return `<article class="letter"><header><h3>${kinds[kind]}</h3>
<span class="quiet">${clockIn(at, zone)}, “${escapeText(subject)}”</span>
${parityOf(letter)}<span class="mono">${escapeText(guid)}</span></header>
<div class="forms">${formOf('HTML', frameOf(letter, stage))}
<div>${formOf('Plain text', `<pre>${escapeText(text)}</pre>`)}
${formOf('As a text message', `<p class="bubble">${escapeText(sms)}</p>`)}</div></div></article>`;
}

const signs: Readonly<Record<Item['status'], string>> = {
  open: '[ ]',
  done: '[x]',
  deferred: '[&gt;]',
  dropped: '[-]',
};
const statusWords: Readonly<Record<Item['status'], string>> = {
  open: '',
  done: ' (done)',
  deferred: ' (put off)',
  dropped: ' (dropped)',
};

const listOf = (items: Checklist): string =>
  items.length === 0
    ? ''
    : `<ul class="list">${items
        .map(
          ({ text, status }) =>
            `<li><span aria-hidden="true">${signs[status]}</span><span>` +
            `<span class="${status}" dir="auto">${escapeText(text)}</span>` +
            `<span class="quiet small">${statusWords[status]}</span></span></li>`,
        )
        .join('')}</ul>`;

function changesOf({ changes, intent }: DryReply): string {
  const asked =
    intent === null || intent === 'none' ? '' : `<p>It asks for: ${escapeText(intent)}.</p>`;
  if (changes.length === 0) return `${asked}<p class="quiet">It changed nothing.</p>`;
  const rows = changes.map(({ kind, text, wasText }) => {
    const was =
      wasText === undefined ? '' : ` <span class="quiet">(was “${escapeText(wasText)}”)</span>`;
    return { kind, text, was };
  });
  return `${asked}<dl class="edits">${rows
    .map(
      ({ kind, text, was }) =>
        `<dt>${editWords[kind]}</dt><dd dir="auto">${escapeText(text)}${was}</dd>`,
    )
    .join('')}</dl>`;
}

function answerOf(reply: DryReply, zone: string): string {
  const { text, at, engine, changes, after } = reply;
  const isEmpty = after.items.length + after.later.length === 0;
  const later = after.later.length === 0 ? '' : '<p class="small quiet">Later</p>';
  return `<div class="answer"><div class="note"><h3>Reply, ${clockIn(at, zone)}</h3>
<p dir="auto">${escapeText(text)}</p></div>
<div class="card"><h3>${counted(changes.length, 'change')}</h3>
<p class="small quiet">Read by ${escapeText(engine)}</p>${changesOf(reply)}</div>
<div class="card"><h3>The list after it</h3>${isEmpty ? '<p class="quiet">It is empty.</p>' : ''}
${listOf(after.items)}${later}${listOf(after.later)}</div></div>`;
}

export interface StagePlace {
  readonly zone: string;
  /** For the contents; and whether the line ends here. */
  readonly anchor: string;
  readonly isLast: boolean;
}

export function stageSection(one: DryStage, { zone, anchor, isLast }: StagePlace): string {
  const { day, date, stage, prompt, reply, acknowledgement } = one;
  const { label } = stageWords[stage];
  const title = day === 1 ? label : 'The next morning';
  return `<section class="stage${isLast ? ' last' : ''}" id="${anchor}"><header>${glyph(stage)}
<h2>${title}</h2><span class="quiet">Day ${day}, ${longDate(date)}</span></header>
<div class="stack">${letterOf(prompt, title, zone)}${reply ? answerOf(reply, zone) : ''}
${acknowledgement ? letterOf(acknowledgement, title, zone) : ''}</div></section>`;
}
