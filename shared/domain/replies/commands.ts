/** What a reply asks of the service, decided by code before any model is asked. */

import type { LocalDate } from '../local-date.ts';
import type { Channel } from '../user.ts';
import { looseHelp, otherSentences } from './ask-words.ts';
import { heldUntil, laterPause, openPauseIn, pauseIn, withEnd } from './asked-pause.ts';
import { channelAsked, settingIn } from './asked-setting.ts';
import { textMessageWords } from './bare-words.ts';
import { closing } from './closing-words.ts';
import { partsOf } from './command-parts.ts';
import { leaveWords, pointsAtOne } from './command-words.ts';
import { withoutFrame } from './frame.ts';
import { honestText } from './honest-text.ts';
import { pointsAtItems, saysLeave } from './leave-shapes.ts';
import { rightly } from './misspelt.ts';
import { wordCommand } from './one-word.ts';
import { pattern } from './pattern.ts';
import { holdsLetters, holdsOpenly } from './pause-open.ts';
import type { Intent, IntentArguments } from './reading.ts';
import { saysResume } from './resume-shapes.ts';
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
import { folded, isAscii } from './same-text.ts';
import { sparing } from './sparing.ts';
import { saysStop } from './text-words.ts';
import { whyIn } from './why-words.ts';
import { forThing, ofOneself, politeWord, puzzled } from './word-and-more.ts';

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

/** What a folded clause asks of the service; `except` are sentences that do not count. */
function commandIn(
  clause: string,
  setting: CommandSetting,
  except?: typeof looseHelp,
): Command | undefined {
  const words = plain(clause);
  const said = unhurried(words);
  if (said === '' || said.length > longestCommand || leaveWords.refusal.test(said)) {
    return undefined;
  }
  const way = channelAsked(words, setting.zone);
  if (way?.channel?.kind === 'email') {
    // Whoever writes a mail may leave the texts for mails; a text that says stop ends the texts.
    const ends = setting.channel === 'sms' && /^(?:stop|quit|no more|don't|do not)\b/.test(said);
    return ends ? { intent: 'unsubscribe' } : way;
  }
  const open = leaveWords.ask.test(said) ? undefined : openPauseIn(clause, said, setting);
  if (open) return open;
  const leaves = isLeaving(said);
  const asked =
    clause.trim().endsWith('?') && !/\b(?:can|could|would|will|about) (?:you|u|ya)\b/.test(said);
  if (leaveWords.ask.test(said) || (asked && leaves)) return { intent: 'help' };
  if (leaves) return heldUntil(said, clause, setting) ?? { intent: 'unsubscribe' };
  const pause = pauseIn(clause, said, setting);
  if (pause) return pause;
  const why = whyIn(said);
  if (why) return { intent: 'why', why };
  const found = otherSentences.find(
    ([, near, sentence]) => sentence !== except && near.test(said) && sentence.test(said),
  );
  return found ? { intent: found[0] } : (settingIn(words) ?? way);
}

const isLeaving = (said: string): boolean =>
  (leaveWords.near.test(said) && leaveWords.leave.test(said)) || saysLeave(said);

/** A way to ask for help that ends openly, and may take in what stands behind it. */
const isLoose = (said: string, setting: CommandSetting): boolean =>
  commandIn(said, setting, looseHelp) === undefined;

/** Undefined for "who are you, 1 done", whose parts are looked at one by one. */
function wholeCommand(said: string, setting: CommandSetting): Command | undefined {
  const command = commandIn(said, setting);
  const isMore = () => partsOf(said, longestCommand).some((part) => !commandIn(part, setting));
  return command?.intent === 'help' && isLoose(said, setting) && isMore() ? undefined : command;
}

/** What one clause asks of the service; undefined for a clause about the list or about life. */
export const clauseCommand = (clause: string, setting: CommandSetting): Command | undefined =>
  clause.length > 2 * longestCommand ? undefined : wholeCommand(noEnd(folded(clause)), setting);

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
  const word = puzzled.test(first.text.trim()) ? 'help' : wordCommand(line, first.question);
  if (word === 'unsubscribe') {
    const sure = closed || rest.every(({ text, point }) => !point && ofOneself.test(text));
    return { intent: first.question || !sure ? 'help' : word };
  }
  return word !== undefined && closed ? { intent: word } : undefined;
}

/** Puts back the last reply when nothing else is said; beside a report it is about an item. */
const putBack = /\b(?:put|take|set|change|restore|roll|ignore|forget|scratch|cancel)\b/;
const hesitation = pattern(
  '',
  String.raw`^(?:(?:oops|sorry|wait|whoops|no|hang on|hold on|actually|oh|my bad|my `,
  String.raw`mistake|ah|um|nope)\b\W*)+$`,
);

function standsAlone(said: readonly Said[], setting: CommandSetting): boolean {
  const nothingElse = (text: string): boolean =>
    hesitation.test(text) || wholeCommand(text, setting) !== undefined;
  return said.every((one) => {
    const parts = partsOf(one.text, longestCommand);
    return (
      isClosing(one) || nothingElse(one.text) || (parts.length > 0 && parts.every(nothingElse))
    );
  });
}

/** "Take a break for a while" may be meant for the list. */
function isTaskLike(part: string, setting: CommandSetting): boolean {
  const said = bare(part);
  return !holdsLetters.test(said) && holdsOpenly(said) && !pauseIn(part, said, setting);
}

/** "The paint is wet, we should stop until Monday" is said of the work. */
const isOurRest = (part: string): boolean => weRest.test(part) && !holdsLetters.test(bare(part));
const weRest = sparing(
  /\b(?:i|we)(?:'d| would)? (?:think (?:i|we) )?(?:should|could|must|might|need to|have to|ought to|better|had to) (?:probably |just |really )?(?:stop|hold|hold off|rest|halt|wait|quit|cease|break)(?: now| here| work(?:ing)?| there)? (?:until|till?|for|over)\b/i,
);

/** "Start again tomorrow" may be said of an item. */
const isStartOfAny = (part: string): boolean =>
  saysResume(bare(part)) && !/\bplease\b/.test(part) && !holdsLetters.test(bare(part));

const forEver = sparing(/\b(?:unsub\w*|opt(?:ing)? out|subscription|(?:remove|take|delete) me)\b/);
/** "These do my head in. Stop." */
const lastWord = /^(?:please |pls |plz |just )*stop(?: please| pls| plz| now)*[.!]*$/;

function sentenceCommand(said: readonly Said[], setting: CommandSetting): Command | undefined {
  if (lastWord.test(said.at(-1)?.text ?? '') && !said.some(({ point }) => point))
    return { intent: 'unsubscribe' };
  const sentences = said.filter(({ point }) => !point).map(({ text }) => text);
  const commands = sentences
    .flatMap((text) => [text, ...partsOf(text, longestCommand)].map((part) => ({ part, text })))
    .filter(({ part }) => part.length <= 2 * longestCommand)
    .flatMap(({ part, text }) => {
      const asked = wholeCommand(part, setting) ?? politeWord(part);
      const leaves = asked?.intent === 'unsubscribe' && part !== text;
      const command: Command | undefined = leaves
        ? (heldUntil(bare(part), text, setting) ?? asked)
        : asked;
      const doubtful =
        (command?.intent === 'help' && !/\?\W*$/.test(part) && isLoose(part, setting)) ||
        (command?.intent === 'unsubscribe' && pointsAtItems.test(bare(part))) ||
        (command?.intent === 'pause' &&
          (isTaskLike(part, setting) || forThing.test(text) || isOurRest(part))) ||
        (command?.intent === 'resume' && isStartOfAny(part)) ||
        (command?.intent === 'undo' && !/undo/.test(part) && putBack.test(part)) ||
        (command?.intent === 'clear' && pointsAtOne.test(part));
      return command && !(doubtful && !standsAlone(said, setting)) ? [command] : [];
    });
  // Who asks something on the way out still wants to leave.
  const leaves = commands.find(({ intent }) => intent === 'unsubscribe');
  const found = laterPause(commands);
  const gone = found?.intent === 'pause' && said.some(({ text }) => forEver.test(text));
  // "I am in Lagos now, you can continue sending": where one is comes second.
  const told = found?.intent === 'zone' || found?.intent === 'rhythm';
  const sent = told ? commands.find(({ intent }) => intent === 'resume') : undefined;
  const first = leaves && (found?.intent === 'help' || gone) ? leaves : (sent ?? found);
  // "Stop texting me. Email me instead." asks for another way, not for the end.
  const mails = commands.find(({ channel }) => channel?.kind === 'email');
  return first?.intent === 'unsubscribe' && mails && setting.channel !== 'sms' ? mails : first;
}

const saidOf = (visible: string): readonly Said[] =>
  saidIn(apart(rightly(withoutFrame(visible)).replace(greetingLine, '')));

/** Whether a reply only asks things of the service, beside greetings and farewells. */
export const onlyAsks = (visible: string, setting: CommandSetting): boolean =>
  standsAlone(saidOf(visible), setting);

const destroys = new Set<Intent>(['clear', 'delete']);

/**
 * The one thing a reply asks of the service, undefined when it is about the list. A bare word
 * counts only as the whole first line that means something; a plain sentence counts wherever it
 * stands. Beside words addressed to the machine nothing is cleared or deleted.
 */
export function readCommand(visible: string, setting: CommandSetting): Command | undefined {
  const said = saidOf(visible);
  const command = withEnd(
    wordAlone(said, setting) ?? sentenceCommand(said, setting),
    said,
    setting,
  );
  const tricked = command && destroys.has(command.intent) && honestText(visible) !== visible;
  return tricked ? undefined : command;
}

/** Whether a sentence is one of the bare words, which are no tasks. */
export const isCommandWord = (text: string): boolean => {
  const line = bare(folded(text).replace(greeting, ''));
  return wordCommand(line) !== undefined || textMessageWords.includes(line);
};

/** Sentences typed without a space between them, which are rare. */
const apart = (typed: string): string => {
  const text = isAscii(typed) ? typed : typed.replace(pictured, '$1. ');
  return /[.!?][A-Z]/.test(text) ? text.replace(/([a-z]{2}[.!?])(?=[A-Z][a-z]* )/g, '$1 ') : text;
};
/** "On silent retreat 🙏 please pause my messages": a picture ends the sentence before it. */
const pictured =
  /(?<=\S{2} )(\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D)*) (?=(?:please|pls|plz|can you|could you|kindly|pause|hold|mute|snooze|stop(?!\W*$)|no (?:more )?(?:messages|texts|msgs|mails|emails))\b)/giu;

const greetingLine = sparing(/^\s*(?:hi|hello|hey|dear)\b[^\n]{0,30}\n/i);
