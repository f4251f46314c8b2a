/** Reads by which way a person wants the letters: "text me at +1 ...", "email me instead". */

import { zoneLabel } from '../zones.ts';
import { oneOf } from './pattern.ts';
import { sparing } from './sparing.ts';

export type ChannelWish =
  | { readonly kind: 'email' }
  /** `phone` in E.164; absent when none was named, or none that can be dialled from anywhere. */
  | { readonly kind: 'sms'; readonly phone?: string };

const soft =
  "(?:(?:(?:can|could|would|will) you|(?:can|could|may) (?:i|we)|please|i(?:'d| would)? (?:like|want|prefer|rather)(?:" +
  ' you)? to|' +
  "hi|hey|also|and|but|so|ok|let'?s|from now on) )*";
const texting = oneOf('text|sms');
const texts = oneOf('texts?|sms|text messages?|my (?:phone|cell|mobile)');
const mails = oneOf('e-?mails?|mails?|my (?:e-?mail|inbox)');
const these = oneOf(
  'me|us|it|these|them|this|everything|that|my list|my|the|your|all|to|back|over|only|just|' +
    'mostly',
  'letters?|messages?|reminders?|check-?ins?|prompts?|things?|service|here',
);
const number = '((?:\\+|00)?\\(?\\d[\\d ().-]{5,20}\\d)';
const extra = oneOf(
  'instead(?: of (?:e-?mails?|texts?|e-?mailing|texting)(?: me)?)?|from now on|rather than' +
    ' .{2,15}',
  'in future|going forward|(?:not|no more|over|than) (?:e-?mails?|texts?|sms)|too|now|only',
);
const rest = `(?: ${extra}){0,2}`;
const moving = oneOf('send|switch|change|move|get|have|receive|do|go|put|use|deliver');
const wanting = oneOf("i(?:'d| would)? (?:prefer|like|rather (?:have|get)|want|take)|prefer");

const smsShapes: readonly RegExp[] = [
  sparing(
    new RegExp(
      `^${soft}${texting}(?: me)?(?: instead)?(?: (?:at|on|to|via))?(?: my (?:cell|mobile|` +
        `phone|number))?:? ${number}${rest}$`,
    ),
  ),
  sparing(
    new RegExp(`^${soft}${texting} me(?: (?:at|on) my (?:cell|mobile|phone|number))?${rest}$`),
  ),
  sparing(
    new RegExp(
      `^${soft}${moving}(?: ${these}){0,5} (?:to|by|via|as|over|on|through|with) ${texts}(?:` +
        ` at ${number})?${rest}$`,
    ),
  ),
  // "Text me instead of emailing: +1 312 555 0143"
  sparing(
    new RegExp(
      `^${soft}${texting} me (?:instead of|rather than) e-?mail(?:s|ing)?(?: me)?:? ${number}$`,
    ),
  ),
  sparing(
    new RegExp(
      `^(?:so )?(?:is it possible|would it be possible|any chance(?: of)?|any way|could i|can i|how do i|may i|can (?:we|you))` +
        `(?: to)? (?:${moving}|getting|having|receiving|switching)(?: ${these}){0,5} ` +
        `(?:to|by|via|as|over|on|through|with) (?:an? )?${texts}${rest}$`,
    ),
  ),
  sparing(new RegExp(`^${soft}use ${texts}${rest}$`)),
  sparing(new RegExp(`^${wanting} (?:to (?:get|receive) )?${texts}${rest}$`)),
  sparing(new RegExp(`^${texts} ${extra}$`)),
  sparing(
    new RegExp(
      `^${soft}(?:here'?s |here is )?my (?:new )?(?:number|phone|cell|mobile|phone number|` +
        'cell number|mobile number)' +
        "(?:(?:'s| is| has) (?:changed|new|different)(?: now)?(?: (?:to|it's|its|it is|the new one is|new one is|now))*| is|:)?" +
        ` ${number}(?: .{0,30})?$`,
    ),
  ),
  sparing(
    new RegExp(
      '^(?:you can )?(?:reach|message|contact) me (?:by text )?(?:at|on)' + ` ${number}${rest}$`,
    ),
  ),
];

const mailShapes: readonly RegExp[] = [
  sparing(new RegExp(`^${soft}e-?mail me (?:${extra}|again|back|rather)$`)),
  sparing(
    new RegExp(
      `^${soft}${moving}(?: ${these}){0,5} (?:to|by|via|as|over|on|through|with)` +
        ` ${mails}${rest}(?: again)?$`,
    ),
  ),
  sparing(new RegExp(`^${soft}(?:use|back to) e-?mails?${rest}(?: again)?$`)),
  sparing(new RegExp(`^${wanting} (?:to (?:get|receive) )?${mails}${rest}$`)),
  sparing(new RegExp(`^e-?mails? ${extra}$`)),
  sparing(
    new RegExp(
      `^${soft}(?:stop|quit|no more|don'?t|do not) (?:the )?(?:text(?:s|ing)?|sms)(?:` +
        ' messages)?(?: me)?' +
        '(?: and|,|;| but)* (?:just )?e-?mail(?: me)?(?: instead)?$',
    ),
  ),
];

/** `+12125550100` from a number as people write it; undefined when its country cannot be told. */
export function phoneOf(written: string, zone?: string): string | undefined {
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  const international = /^\s*(?:\+|00)/.test(written);
  // A country code, then four to fourteen digits (E.164); ten of them in North America.
  if (international) {
    if (digits.startsWith('1'))
      return northAmerican.test(digits.slice(1)) ? `+${digits}` : undefined;
    return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  }
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const isAmerican = zone !== undefined && american.has(zoneLabel(zone));
  const known = digits.length === 11 || isAmerican;
  return known && northAmerican.test(local) ? `+1${local}` : undefined;
}

const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;
const american = new Set(['Eastern', 'Central', 'Mountain', 'Pacific', 'Alaska', 'Hawaii']);

/** No sentence about ways is without one of these. */
const near = sparing(/text|sms|mail|phone|number|cell|mobile|inbox/);

/**
 * Which way the sentence asks for; undefined when it is about something else. Expects lower case
 * with the marks of numbers kept.
 */
export function channelIn(sentence: string, zone?: string): ChannelWish | undefined {
  if (!near.test(sentence) && !/^(?:you can )?(?:reach|message|contact)/.test(sentence))
    return undefined;
  for (const shape of smsShapes) {
    const found = shape.exec(sentence);
    if (!found) continue;
    const phone = found[1] === undefined ? undefined : phoneOf(found[1], zone);
    return { kind: 'sms', ...(phone !== undefined && { phone }) };
  }
  return mailShapes.some((shape) => shape.test(sentence)) ? { kind: 'email' } : undefined;
}
