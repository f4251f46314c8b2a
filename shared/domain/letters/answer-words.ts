/** What an answer says: to small talk and attachments, to what was asked of us, to what we could not follow. */
import type { Day } from '../day.ts';
import { eraseWord } from '../limits.ts';
import type { LocalDate } from '../local-date.ts';
import type { Intent } from '../replies/reading.ts';
import { type LetterContext, rhythmWords } from './context.ts';
import { longDate } from './date-words.ts';
import { tally } from './shown-items.ts';
import { capitalised, countWord, quoted } from './wording.ts';

/** Title and answer; an answer may be empty where the title says it all. */
export interface Words {
  readonly title: string;
  readonly text: string;
  /** What a text message says instead. */
  readonly brief?: string;
}

/** What went wrong with an otherwise kept reply, or what it leaves open. */
export const readerNotes = [
  'kept-unread',
  'nothing-found',
  'says-so-already',
  'stays-so',
  'came-late',
  'nothing-to-undo',
  'attachments-ignored',
  'too-large',
  'which-time',
  'which-zone',
  'which-number',
  'yes-from-phone',
  'number-not-used',
  'number-elsewhere',
  'text-start',
  'texts-off',
  'which-day',
  'how-to-stop',
] as const;
export type ReaderNote = (typeof readerNotes)[number];

export const noteWords: Readonly<Record<ReaderNote, Words>> = {
  'kept-unread': {
    title: 'Could you say that again?',
    text: 'We kept your reply, but we couldn’t read it. Please say it again.',
    brief: 'We couldn’t read your reply. Please say it again.',
  },
  'nothing-found': {
    title: 'Your list stays as it is.',
    text: 'If something should change, say what’s new, what’s done or what can wait.',
  },
  'says-so-already': { title: 'Noted.', text: 'Your list says so already.' },
  'stays-so': { title: 'All right.', text: 'It stays as it is.' },
  'came-late': {
    title: 'That came late.',
    text: 'Your reply was a long time on its way. What you’ve said since stands.',
  },
  'nothing-to-undo': { title: 'Nothing to take back.', text: 'Your list stays as it is.' },
  'attachments-ignored': {
    title: 'Only what you write counts.',
    text: 'Your reply had no words in it. Please write them into the mail itself.',
  },
  'too-large': {
    title: 'That was a large one.',
    text: 'We kept your mail, but it’s too large to read. Please send the words alone.',
  },
  'which-time': {
    title: 'Which letters, and when?',
    text: 'Say it like this: mornings at 7. Or: no midday, evenings only, weekdays only.',
  },
  'which-zone': { title: 'Which time zone?', text: 'Name a large city that shares your time.' },
  'which-number': {
    title: 'Which number?',
    text: 'Send the whole number, with its country code: text me at +1 and the rest.',
  },
  'yes-from-phone': {
    title: 'One more step.',
    text:
      'We sent one text to that number. Reply YES to it from the phone, and your letters come ' +
      'there as texts. Until then they come as before. Texts keep to 8 AM to 9 PM: a morning ' +
      'question at 6 waits until 8.',
    brief: 'We sent a text to that number: reply YES to it from there. Texts keep to 8 AM to 9 PM.',
  },
  'number-not-used': {
    title: 'We can’t use that number.',
    text: 'Your letters come as before. Try another number, or this one tomorrow.',
  },
  'number-elsewhere': {
    title: 'Not in that country yet.',
    text: 'We can’t text numbers there. Your letters come as before.',
  },
  'text-start': {
    title: 'That phone asked us to stop.',
    text: 'Text START from it, and the texts begin again. Until then, letters come as before.',
  },
  'texts-off': { title: 'No texts yet.', text: 'Letters come by email alone for now.' },
  'which-day': { title: 'Until when?', text: 'Name a day: pause until Monday.' },
  'how-to-stop': {
    title: 'How to stop',
    text: 'Reply with the one word unsubscribe, or use the link below. Until you do, letters come.',
    brief: 'Reply with the one word STOP.',
  },
};

/** When a pause begins, if not at once, when letters come again, and how they come sooner. */
export function pauseWords({ user, date, today = date }: LetterContext): Words {
  const { pausedFrom: from, pausedUntil: until } = user;
  const isPlanned = from !== undefined && from > today;
  const begins = isPlanned ? ` from ${longDate(from)}` : '';
  const title = isPlanned ? 'A pause is planned.' : 'Paused.';
  return until !== undefined && until > today
    ? {
        title,
        text:
          `No letters${begins} until ${longDate(until)}. Your list waits. Reply resume to come ` +
          'back sooner.',
      }
    : { title, text: `No letters${begins} until you reply with the word resume. Your list waits.` };
}

const helpWords =
  'Reply in your own words: what you’ll do, what’s done, what can wait, what can go. ' +
  'Numbers work too: 1 and 3 done. You can also reply: list, undo, clear, pause until Monday, ' +
  'resume, mornings at 7, no midday, weekdays only, Lisbon time, text me at +1 and your number, ' +
  'email me, why, export, delete, unsubscribe.';

/** Carriers want the brand (in the title), a way to be helped, the cost and the way out. */
const helpBrief = ({ setting }: LetterContext): string =>
  'Say what’s new, done or can wait. LIST shows it, UNDO takes it back. Msg & data rates may ' +
  `apply. Help: ${setting.helpUrl.replace(/^https?:\/\//, '')}. STOP ends.`;

/** The answer to an intent; `user` in the context is as it stands after it. */
export function intentWords(intent: Exclude<Intent, 'none'>, context: LetterContext): Words {
  const words: Readonly<Record<Exclude<Intent, 'none'>, () => Words>> = {
    unsubscribe: () => ({ title: 'You’re unsubscribed.', text: 'No more letters come.' }),
    resubscribe: () => ({ title: 'Welcome back.', text: 'Your letters come again.' }),
    help: () => ({ title: 'How it works', text: helpWords, brief: helpBrief(context) }),
    list: () => ({ title: 'Your list', text: '' }),
    pause: () => pauseWords(context),
    resume: () => ({ title: 'Welcome back.', text: 'Your letters come again.' }),
    undo: () => ({ title: 'Taken back.', text: '' }),
    clear: () => ({ title: 'Cleared.', text: '' }),
    rhythm: () => ({ title: 'Set.', text: `Letters now come at ${rhythmWords(context)}.` }),
    zone: () => ({ title: 'Set.', text: `Letters now come at ${rhythmWords(context)}.` }),
    channel: () => ({
      title: 'Set.',
      text: `Letters now come ${context.user.channel === 'sms' ? 'as text messages' : 'by email'}.`,
    }),
    export: () => ({
      title: 'Your data',
      text: 'Everything we keep about you goes to your email address, once a day at most.',
    }),
    delete: () => ({
      title: 'Erase everything?',
      text:
        `Nothing is erased yet. If you answer this letter with the word ${eraseWord} and nothing ` +
        'else, we erase it all. Any other reply keeps it.',
      brief:
        `Nothing is erased yet. Reply ${eraseWord.toUpperCase()} to this text to erase all; any ` +
        'other reply keeps it.',
    }),
    why: () => ({ title: 'Why', text: 'We haven’t sent you a letter yet.' }),
  };
  return words[intent]();
}

/** `Happy Thanksgiving`, `Merry Christmas`: the name of a day as people write it. */
const wish = /\b(?:[Hh]appy|[Mm]erry)(?: \p{Lu}[\p{L}’'-]*){1,3}/u;
const saysNothing = /(?:^|[.!,] *)(?:nothing|no plans)\b/i;

/** To small talk: a wish comes back, and who has nothing for today is heard. */
export function chatWords(reply: string, day: Pick<Day, 'items' | 'later' | 'date'>): Words {
  const [found] = wish.exec(reply) ?? [];
  const stays = 'Your list stays as it is.';
  const nothing = tally(day).all === 0 ? 'Nothing today, then.' : `Nothing new, then. ${stays}`;
  return {
    title: found ? `${capitalised(found)}.` : 'Noted.',
    text: saysNothing.test(reply) ? nothing : stays,
  };
}

/** More names than these would be longer than the letter. */
const mostNames = 3;

/** Without a name a part is known by its type, which tells a person nothing. */
const isType = (name: string): boolean => /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(name);

/** No folders, and nothing that turns the sentence around it. */
const shown = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** `We didn’t open the attachment “plan.pdf”.`; undefined where there is none. */
export function attachmentWords(attachments: readonly string[]): string | undefined {
  const names = attachments.flatMap((name) => (isType(name) ? [] : [shown(name)]));
  const named = names.flatMap((name) => (name === '' ? [] : [quoted(name)]));
  const all = named.length === attachments.length && named.length <= mostNames;
  const [first, ...others] = attachments;
  if (first === undefined) return undefined;
  if (others.length === 0) return `We didn’t open the attachment${all ? ` ${named[0]}` : ''}.`;
  if (!all) return `We didn’t open the ${countWord(attachments.length)} attachments.`;
  const last = named.at(-1) ?? '';
  return `We didn’t open the attachments ${named.slice(0, -1).join(', ')} and ${last}.`;
}

export const dataAttached: Words = {
  title: 'Your data',
  text:
    'Everything we keep about you is attached: one file to read, and the same as JSON for a ' +
    'program. It went to this address alone.',
};

/** A text has no attachments. */
export const dataMailed: Words = {
  title: 'Your data',
  text: 'Everything we keep about you is on its way to your email address.',
};

export const dataOnceADay: Words = {
  title: 'Once a day.',
  text: 'We sent your data today already. Ask again tomorrow for a fresh copy.',
};

/** `until` is the last day on which an answer to this letter confirms it. */
export const eraseFirst = ({ setting }: LetterContext, until: LocalDate): Words => ({
  title: 'Erase everything?',
  text:
    `Nothing is erased yet. If you answer this letter with the word ${eraseWord} and nothing ` +
    `else, ${setting.productName} erases your address and your phone number, the lists of every ` +
    'day, all your replies and their mails, all our letters, and the times we write at. It ' +
    'can’t be undone, and no letters come after it. That answer counts until ' +
    `${longDate(until)}; any other reply keeps everything.`,
  brief:
    `Reply ${eraseWord.toUpperCase()} to this text to erase everything we keep about you. Any other ` +
    'reply keeps it.',
});
