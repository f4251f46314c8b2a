/** What a reply asks of the service, decided by code before any model is asked. */
import type { LocalDate } from '../local-date.ts';
import type { Channel } from '../user.ts';
import { isDayFirst } from '../zones.ts';
import { otherSentences } from './ask-words.ts';
import { channelIn } from './channel-words.ts';
import { rhythmIn } from './clock-words.ts';
import { commandWords, leaveWords, pointsAtOne, textMessageWords } from './command-words.ts';
import { dateIn } from './date-words.ts';
import { inEnglish } from './foreign-dates.ts';
import { honestText } from './honest-text.ts';
import { pattern } from './pattern.ts';
import { nearPause, pausesIn } from './pause-words.ts';
import type { Intent, IntentArguments } from './reading.ts';
import {
  bare,
  greeting,
  longestCommand,
  noEnd,
  plain,
  type Said,
  saidIn,
  unhurried,
} from './said.ts';
import { folded } from './same-text.ts';
import { saysStop } from './text-words.ts';
import { whyIn } from './why-words.ts';
import { isZoneLater, zoneIn } from './zone-words.ts';

export interface Command extends IntentArguments {
  readonly intent: Intent;
}

export interface CommandSetting {
  readonly today: LocalDate;
  /** The way the reply came; by email when left out. */
  readonly channel?: Channel;
  /** The person's zone: whose numbers and dates are written the American way. */
  readonly zone?: string;
}

const intentOf = new Map(
  commandWords.flatMap(([intent, words]) => words.map((word) => [word, intent] as const)),
);

/** A first line that is one of the words alone; the typing error allowed is in unsubscribe only. */
function wordCommand(line: string): Intent | undefined {
  const found = intentOf.get(line);
  if (found) return found;
  return !line.includes(' ') && nearly(line, 'unsubscribe') ? 'unsubscribe' : undefined;
}

/** Edit distance of at most two, for words nobody else would write. */
function nearly(word: string, wanted: string): boolean {
  if (Math.abs(word.length - wanted.length) > 2 || word.slice(0, 2) !== wanted.slice(0, 2)) {
    return false;
  }
  let row = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= wanted.length; j++) {
      const same = word[i - 1] === wanted[j - 1] ? 0 : 1;
      const change = (row[j - 1] ?? 0) + same;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 9) <= 2;
}

function pauseIn(
  clause: string,
  said: string,
  { today, zone = 'US/' }: CommandSetting,
): Command | undefined {
  if (!nearPause.test(said)) return undefined;
  const held = pausesIn(said, inEnglish(said));
  if (held.length === 0) return undefined;
  const pauseUntil = dateIn(clause, today, { dayFirst: isDayFirst(zone) });
  if (pauseUntil === undefined && held.every(({ needsDay }) => needsDay)) return undefined;
  return { intent: 'pause', ...(pauseUntil !== undefined && { pauseUntil }) };
}

function channelAsked(words: string, { zone }: CommandSetting): Command | undefined {
  const channel = channelIn(words, zone);
  return channel && { intent: 'channel', channel };
}

/** When and where letters come. */
function settingIn(words: string): Command | undefined {
  const zone = zoneIn(words);
  if (zone !== undefined) {
    const later = isZoneLater(words);
    return {
      intent: 'zone',
      ...(zone !== '' && { zone }),
      ...(zone !== '' && later && { zoneLater: true as const }),
    };
  }
  const rhythm = rhythmIn(words);
  if (rhythm === undefined) return undefined;
  const named = Object.keys(rhythm).length > 0;
  return { intent: 'rhythm', ...(named && { rhythm }) };
}

/** What a folded clause asks of the service. */
function commandIn(clause: string, setting: CommandSetting): Command | undefined {
  const words = plain(clause);
  const said = unhurried(words);
  if (said === '' || said.length > longestCommand || leaveWords.refusal.test(said)) {
    return undefined;
  }
  const way = channelAsked(words, setting);
  if (way?.channel?.kind === 'email') {
    // Whoever writes a mail may leave the texts for mails; a text that says stop ends the texts.
    const ends = setting.channel === 'sms' && /^(?:stop|quit|no more|don't|do not)\b/.test(said);
    return ends ? { intent: 'unsubscribe' } : way;
  }
  const leaves = isLeaving(said);
  const asked =
    clause.trim().endsWith('?') && !/\b(?:can|could|would|will|about) (?:you|u|ya)\b/.test(said);
  if (leaveWords.ask.test(said) || (asked && leaves)) return { intent: 'help' };
  if (leaves) return { intent: 'unsubscribe' };
  const pause = pauseIn(clause, said, setting);
  if (pause) return pause;
  const why = whyIn(said);
  if (why) return { intent: 'why', why };
  const found = otherSentences.find((one) => one[1].test(said) && one[2].test(said));
  return found ? { intent: found[0] } : (settingIn(words) ?? way);
}

const isLeaving = (said: string): boolean =>
  leaveWords.near.test(said) && leaveWords.leave.test(said);

/** What one clause asks of the service; undefined for a clause about the list or about life. */
export const clauseCommand = (clause: string, setting: CommandSetting): Command | undefined =>
  clause.length > 2 * longestCommand ? undefined : commandIn(noEnd(folded(clause)), setting);

const closing = pattern(
  '',
  '^(?:thanks|thank you|thx|ty|cheers|regards|best|kind|warm|many thanks|sincerely|love|bye|',
  'goodbye|yours|xx?o?|sent from|gracias|merci|danke|grazie|obrigad[oa]|bedankt|mfg|take care|',
  'mit freundlichen|un saludo|saludos|atentamente|saluti|distinti|',
  'atenciosamente|abracos?|cumprimentos|met vriendelijke|groet|lg|vg|bonne journee|respectfully|',
  String.raw`sorry)\b.{0,40}$`,
);

/** A signature: a name after the word, on a line of its own. */
const isName = (text: string): boolean => /^\p{L}[\p{L}.'-]*$/u.test(text.trim());

const isClosing = ({ text, point }: Said): boolean =>
  !point &&
  text.length <= longestCommand &&
  (plain(text) === '' ||
    closing.test(text) ||
    isName(text) ||
    isLeaving(bare(text)) ||
    wordCommand(bare(text)) !== undefined);

/** STOP above a list of tasks may be the first task, so nothing is changed and we ask. */
function wordAlone(said: readonly Said[], { channel }: CommandSetting): Command | undefined {
  const [first, ...rest] = said;
  if (!first || first.point || first.text.length > longestCommand) return undefined;
  const line = bare(first.text.replace(greeting, ''));
  const closed = rest.every(isClosing);
  const isTextWord = textMessageWords.includes(line) || (channel === 'sms' && saysStop(line));
  if (isTextWord && (rest.length === 0 || (channel === 'sms' && closed))) {
    return { intent: first.question ? 'help' : 'unsubscribe' };
  }
  const word = first.text.trim() === '?' ? 'help' : wordCommand(line);
  if (word === 'unsubscribe') return { intent: first.question || !closed ? 'help' : word };
  return word !== undefined && closed ? { intent: word } : undefined;
}

function partsOf(sentence: string): readonly string[] {
  if (!/[-–—,:]/.test(sentence)) return [];
  const parts = sentence.split(/,\s+|\s+[-–—]+\s+|:\s+/);
  return parts.length > 1 ? parts : [];
}

/** Puts back the last reply when nothing else is said; beside a report it is about an item. */
const putBack = /\b(?:put|take|set|change|restore|roll|ignore|forget|scratch|cancel)\b/;
const hesitation =
  /^(?:(?:oops|sorry|wait|whoops|no|hang on|hold on|actually|oh|my bad|my mistake|ah|um|nope)\b\W*)+$/;

function standsAlone(said: readonly Said[], setting: CommandSetting): boolean {
  const nothingElse = (text: string): boolean =>
    hesitation.test(text) || commandIn(text, setting) !== undefined;
  return said.every((one) => {
    const parts = partsOf(one.text);
    return (
      isClosing(one) || nothingElse(one.text) || (parts.length > 0 && parts.every(nothingElse))
    );
  });
}

/** Of two sentences about one pause, the one that names the later end. */
function laterPause(commands: readonly Command[]): Command | undefined {
  const [first, ...others] = commands;
  return others.reduce(
    (found, next) =>
      found?.intent === 'pause' &&
      next.intent === 'pause' &&
      (next.pauseUntil ?? '') > (found.pauseUntil ?? '')
        ? next
        : found,
    first,
  );
}

function sentenceCommand(said: readonly Said[], setting: CommandSetting): Command | undefined {
  const sentences = said.filter(({ point }) => !point).map(({ text }) => text);
  const commands = sentences
    .flatMap((text) => [text, ...partsOf(text)])
    .filter((part) => part.length <= 2 * longestCommand)
    .flatMap((part) => {
      const command = commandIn(part, setting);
      const doubtful =
        (command?.intent === 'undo' && !/undo/.test(part) && putBack.test(part)) ||
        (command?.intent === 'clear' && pointsAtOne.test(part));
      return command && !(doubtful && !standsAlone(said, setting)) ? [command] : [];
    });
  const first = laterPause(commands);
  // "Stop texting me. Email me instead." asks for another way, not for the end.
  const mails = commands.find(({ channel }) => channel?.kind === 'email');
  return first?.intent === 'unsubscribe' && mails && setting.channel !== 'sms' ? mails : first;
}

const destroys = new Set<Intent>(['clear', 'delete']);

/**
 * The one thing a reply asks of the service, undefined when it is about the list. A bare word
 * counts only as the whole first line that means something; a plain sentence counts wherever it
 * stands. Beside words addressed to the machine nothing is cleared or deleted.
 */
export function readCommand(visible: string, setting: CommandSetting): Command | undefined {
  const said = saidIn(visible.replace(greetingLine, ''));
  const command = wordAlone(said, setting) ?? sentenceCommand(said, setting);
  const tricked = command && destroys.has(command.intent) && honestText(visible) !== visible;
  return tricked ? undefined : command;
}

/** Whether a sentence is one of the bare words, which are no tasks. */
export const isCommandWord = (text: string): boolean => {
  const line = bare(folded(text).replace(greeting, ''));
  return wordCommand(line) !== undefined || textMessageWords.includes(line);
};

const greetingLine = /^\s*(?:hi|hello|hey|dear)\b[^\n]{0,30}\n/i;
