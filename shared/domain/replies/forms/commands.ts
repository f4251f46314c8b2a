/**
 * What is a command when a person writes nothing else, beside greeting, courtesy, name and signature:
 *
 *     command = [greeting] (word | form | no) [courtesy]
 *     word    = one of the lists below, in seven languages
 *     form    = "pause" ["from" day] ["until" day | "for" span]
 *             | ["I'm"] ("away" | "on vacation" | ...) ("from" day | day ("until" | "to" | ...) day)
 *             | part ["at"] time { ["," | "and"] part ["at"] time }       part = "mornings", ...
 *             | ("no" | "only" | "skip" | ...) part | part "only" | "twice a day"
 *             | ("no" | "skip" | ...) week | week ["on"]     week = "weekly", "weekly letter", ...
 *             | "change my times"
 *             | place "time" | "time zone:" place | "I'm in" place ["now" | "this week" | ...]
 *             | "text me" ["at" number] | "email me" ["instead"]
 *     no      = ("don't" | "do not" | "never") ("unsubscribe" | "remove me" | "delete me") ...
 *
 * These are the forms that our letters name. Other sentences that ask for the same ("please take me
 * off this list") are the model's.
 */
import { distance } from 'fastest-levenshtein';
import type { Asking, Intent, IntentArguments } from '../reading.ts';
import { folded } from '../same-text.ts';
import { daysPattern, firstDayPattern } from './dates.ts';
import { detailsOf, weekly } from './details.ts';
import { givenNames } from './given-names.ts';
import { zoneAbbreviations } from './zones.ts';

const words = (...lines: readonly string[]): readonly string[] => lines.join(', ').split(', ');

const commandWords: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'unsubscribe',
    words(
      'stop, stopall, stop all, unsubscribe, unsub, opt out, optout, opt-out, unsubscribe me',
      'cancel, end, quit, revoke, remove, remove me, td, no more, no more texts, take me off, stopp, wrong number, you have the wrong number',
      'desabonner, desabonnez-moi, me desabonner, desinscription, desinscrire, me desinscrire',
      'arret, arreter, arrete, arretez, darse de baja, darme de baja, dar de baja, baja, no mas',
      'cancelar suscripcion, abmelden, abbestellen, aufhoren, stoppen, cancelar inscricao, parem',
      'descadastrar, parar, sair, disiscrivimi, disiscrizione, cancellami, basta, uitschrijven',
      'afmelden, ophouden',
    ),
  ],
  ['resubscribe', words('start, unstop, resubscribe, re-subscribe, subscribe, opt in')],
  [
    'help',
    words('help, info, help me, ?, commands, hilfe, ayuda, aide, ajuda, aiuto, hulp, options, faq'),
  ],
  [
    'list',
    words(
      'list, show list, my list, show my list, show the list, the list, status, recap, checklist',
      'liste, lista, lijst, mi lista, ma liste, meine liste, minha lista, la mia lista, mijn lijst',
    ),
  ],
  ['pause', words('pause, snooze, pause me, hold, pausa, pauze, pausieren, pausar')],
  [
    'resume',
    words(
      "resume, unpause, i'm back, im back, i am back, we're back, continue, restart, reanudar",
      'reprendre, retomar, riprendi, fortsetzen, hervatten, weitermachen',
    ),
  ],
  [
    'undo',
    words('undo, undo that, undo it, take that back, deshacer, ruckgangig, desfazer, annulla'),
  ],
  [
    'clear',
    words(
      'clear, clear list, clear all, clear my list, clear the list, reset, liste leeren',
      'vaciar lista, vaciar la lista, vider la liste, limpar lista, limpar a lista',
      'svuota la lista, lijst leegmaken',
    ),
  ],
  ['export', words('export, my data, export my data, download my data, data export, export data')],
  [
    'delete',
    words(
      'delete, delete me, erase me, forget me, delete my data, delete my account, erase my data',
    ),
  ],
  ['why', words('why, why this, why me, how come')],
];

const intentOf = new Map(
  commandWords.flatMap(([intent, all]) => all.map((word) => [word, intent] as const)),
);

const courtesy =
  /\b(?:please|pls|plz|kindly|thanks|thank you|thx|cheers|now|bitte|danke|por favor|gracias|svp|merci|s'il (?:vous|te) plait|per favore|grazie|alstublieft|alsjeblieft|bedankt|obrigad[oa])\b/g;
const greeting = /^(?:hi|hello|hey|dear|ok|okay)\b(?: [\p{L}.]+)?,\s*/iu;
const closing =
  /^(?:best|regards|kind regards|best wishes|cheers|thanks|thank you|yours|sincerely|love|mfg|saludos|cordialement|groeten|saluti)[,.!]?$/i;
const ofPhone = /^sent from (?:my|a) /i;
const capitalised = /^(?:[-–—]\s*)?\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u;

/** `Thanks,`, the name below it, or a given name alone. */
const isEnd = (line: string, before: string): boolean =>
  closing.test(line) ||
  ofPhone.test(line) ||
  (capitalised.test(line) &&
    (closing.test(before) || givenNames.has(folded(line).replace(/^\W+/, '').split(' ')[0] ?? '')));

const plain = (line: string): string =>
  folded(line)
    .replace(courtesy, ' ')
    .replace(/(?!^\?$)[^\p{L}\p{N}'? -]+|(?<=\S)\?+$/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** All that a short reply says, in lower case, without greeting, courtesies and the name below it. */
export function wordsAlone(reply: string): string {
  const typed = reply
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lines = typed.filter((line, at) => at === 0 || !isEnd(line, typed[at - 1] ?? ''));
  return plain(lines.join(' ').replace(greeting, ''));
}

const part =
  '(?:the |my )?(?:mornings?|mid-?days?|noon|evenings?)(?: (?:one|letter|e-?mail|text|question|check-?in|reflection)s?)?';
const time = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|half past \w+)`;
const pair = `${part}:? (?:(?:at|to|:) )?${time}`;
const less = '(?:no|no more|not on|not in|only|just|skip|stop|drop)';
const weekdayOrPart = `(?:${part}|${weekly}|the week|(?:the )?(?:weekends?|week ?days|(?:sun|mon|tues|wednes|thurs|fri|satur)days))`;
const some = `${weekdayOrPart}(?:(?:,|,? and|,? or) ${weekdayOrPart})*`;
const place = String.raw`\p{L}[\p{L}\p{N} '/_+-]{1,30}?`;

const pauses = '(?:pause|snooze|hold)(?: (?:me|letters|mails|emails|texts|it all))?';
const isAway =
  "(?:(?:i'm|i am|im|i'll be|we're|we are) )?(?:away|off|out|gone|on (?:vacation|holidays?|leave|pto))";

/** The forms of each intent; a form counts only where what it names can be read. */
const forms: readonly (readonly [Intent, keyof IntentArguments | undefined, RegExp])[] = [
  [
    'pause',
    undefined,
    new RegExp(`^(?:${pauses}|${isAway}) ${firstDayPattern}$|^${isAway} ${daysPattern}$`),
  ],
  [
    'pause',
    'pauseUntil',
    new RegExp(
      `^${pauses} (?:(?:until|till|til|for|through|from) [^.!?\\n]{2,40}|${daysPattern})$`,
    ),
  ],
  ['rhythm', 'rhythm', new RegExp(`^${pair}(?:(?:,| and|, and) ${pair}){0,2}$`)],
  ['rhythm', 'rhythm', new RegExp(`^(?:${less} ${some}|${some} only)$`)],
  ['rhythm', 'rhythm', new RegExp(`^${weekly}(?: (?:again|back|on))?$`)],
  ['rhythm', 'rhythm', /^(?:only )?(?:once|twice) a day$|^all (?:three|3)(?:,? every day)?$/],
  ['rhythm', undefined, /^(?:less|fewer|too many) (?:e-?mails?|mails?|letters?|texts?)$/],
  [
    'rhythm',
    undefined,
    /^(?:change|set|adjust|move) (?:my |the )?(?:check-?in |letter |e-?mail )?times?$/,
  ],
  [
    'zone',
    'zone',
    new RegExp(`^(?:time ?zone:? )?${place}(?: time)$|^time ?zone:? ${place}$`, 'u'),
  ],
  [
    'zone',
    'zone',
    new RegExp(
      `^(?:i'm|i am|im) in ${place}(?: (?:now|today|this (?:week|month)|next week|until .{2,20}|for .{2,20}))?$`,
      'u',
    ),
  ],
  [
    'zone',
    'zone',
    new RegExp(String.raw`^(?:${[...zoneAbbreviations].join('|')}|(?:utc|gmt) ?[+-]\d{1,2})$`),
  ],
  [
    'channel',
    undefined,
    /^text me(?: (?:instead|please))?$|^(?:text me|my number is)(?: at| on)?:? \+?[\d ().-]{7,20}$/,
  ],
  ['channel', undefined, /^(?:e-?mail|mail) me(?: (?:instead|again))?$/],
];

/** Who says that something must not be done asks for nothing. */
const refusal =
  /^(?:don't|dont|do not|never) (?:ever )?(?:unsubscribe|remove me|take me off|delete (?:me|my data|anything|everything))\b[^.!?\n]{0,40}$/;

/** Quotes bent by phones are straight, and signs that numbers and times need stay. */
const asForm = (reply: string): string =>
  folded(reply)
    .trim()
    .replace(greeting, '')
    .replace(courtesy, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.!]+$/g, '');

export interface Command extends IntentArguments {
  readonly intent: Intent;
}

/** Of a reply: its words, and what its numbers, days and zones count from. */
export type Said = Pick<Asking, 'reply' | 'today' | 'zone' | 'channel'>;

/**
 * The command that is all of a reply, with what it names; undefined where more or something else is
 * said. A word of a text that is said over again ("STOP STOP") is said once; "unsubscribe" may be
 * misspelt.
 */
export function commandAlone(said: Said): Command | undefined {
  const { reply, channel } = said;
  if (reply.length > 200) return undefined;
  const word = wordAlone(reply, channel);
  if (word) return { intent: word, ...detailsOf(word, reply, said) };
  const form = asForm(reply);
  if (refusal.test(form)) return { intent: 'none' };
  for (const [intent, needed, pattern] of forms) {
    if (!pattern.test(form)) continue;
    const details = detailsOf(intent, form, said);
    if (needed === undefined || needed in details) return { intent, ...details };
  }
  return undefined;
}

/** The word that is all of a reply. */
export function wordAlone(reply: string, channel: Asking['channel'] = 'email'): Intent | undefined {
  if (reply.length > 200) return undefined;
  const said = wordsAlone(reply);
  const once = channel === 'sms' ? said.replace(/^(\S+)(?: \1)+$/, '$1') : said;
  const found = intentOf.get(once);
  if (found === 'unsubscribe' && /\?\s*$/.test(reply)) return 'help';
  if (found) return found;
  const isNear = /^uns\w{6,11}$/.test(once) && distance(once, 'unsubscribe') <= 2;
  return isNear ? 'unsubscribe' : undefined;
}
