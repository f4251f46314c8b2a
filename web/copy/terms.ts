/** The terms of use: what each side promises, and what follows when it goes wrong. */
import { productName } from '#web/kit/product.ts';
import type { Section } from './section.ts';

const agreement: readonly Section[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    blocks: [
      'By entering your email address or your phone number you agree to these terms and to ' +
        `receive daily check-ins from ${productName}. If you do not agree, please do not sign ` +
        'up. You can end it at any time by unsubscribing.',
    ],
  },
  {
    id: 'service',
    title: 'The service',
    blocks: [
      `${productName} writes to you in the morning, at midday and in the evening, reads your ` +
        'replies and keeps a list from them. It is a way to keep your own plans in view. It is ' +
        'not medical, psychological, legal or financial advice, and it is no help in an ' +
        'emergency.',
      'Letters can be late, filtered or lost, and a reply can be misread. Please do not rely on ' +
        'the service alone for what must not be missed, such as medication or a deadline in law.',
    ],
  },
  {
    id: 'who',
    title: 'Who may use it',
    blocks: [
      'You must be at least 13, and of age or have a parent’s consent where you live. Sign up ' +
        'only with an address or a number that is yours, and invite only people who would want ' +
        'to know.',
    ],
  },
];

const messages: readonly Section[] = [
  {
    id: 'text-messages',
    title: 'Text messages',
    blocks: [
      'Texts come only to a number that has asked for them and has said yes from the phone ' +
        'itself, up to three a day and one for each of your replies, between 8 AM and 9 PM. ' +
        'Message and data rates may apply. Consent is not a condition of buying anything.',
      'Reply STOP to end texts and HELP for help. Carriers are not liable for messages that are ' +
        'late or lost.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and trials',
    blocks: [
      'The email plan is free. A text message plan is planned, with a free 7-day trial at ' +
        'launch. Its price is shown before you choose it, and nothing is charged that you have ' +
        'not agreed to.',
    ],
  },
];

const conduct: readonly Section[] = [
  {
    id: 'your-words',
    title: 'What you write',
    blocks: [
      'What you write stays yours. You allow us to store, process and send it back to you, as ' +
        'far as the service needs it and for as long as you use it.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      'Do not use the service to break the law, to write to people who have not asked for it, to ' +
        'get at other people’s data, or to put more load on it than a person does. We may ' +
        'suspend whoever does.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending',
    blocks: [
      'You can leave at any time: every letter carries an unsubscribe link, and replying with ' +
        'the word unsubscribe does the same, at once. We may end or change the service, and give ' +
        'notice by letter where we can, with time to export your data.',
    ],
  },
];

const disputes: readonly Section[] = [
  {
    id: 'warranty',
    title: 'No warranty',
    blocks: [
      'The service is provided as it is and as it is available, without warranties of any kind, ' +
        'express or implied, as far as the law allows.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      `As far as the law allows, ${productName} is not liable for indirect or consequential ` +
        'loss, or for lost profits or data, and is liable in all for no more than what you paid ' +
        'in the twelve months before the claim, or 50 US dollars if that is more.',
    ],
  },
  {
    id: 'arbitration',
    title: 'Arbitration',
    blocks: [
      'Please write to us first. Most things can be settled by a letter. What cannot be settled ' +
        'within 30 days is decided by binding arbitration, by one arbitrator, under the consumer ' +
        'rules of the American Arbitration Association, in Texas or by phone or video. You and ' +
        'we give up a trial by jury, and claims are brought for oneself only, not as a class.',
      'Either side may go to a small claims court instead, or ask a court to stop the misuse of ' +
        'data or of property. You may opt out of arbitration by writing to us within 30 days of ' +
        'signing up.',
    ],
  },
  {
    id: 'law',
    title: 'Texas law',
    blocks: [
      'These terms are governed by the laws of the State of Texas, without regard to its ' +
        'conflict of laws rules. What is not arbitrated goes before the courts in Texas. If a ' +
        'part of the terms is found invalid, the rest stands.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'If these terms or the policy change, we say so in a letter before the change applies, and ' +
        'change the date above. Whoever goes on using the service from then on agrees to it.',
    ],
  },
];

export const terms: readonly Section[] = [...agreement, ...messages, ...conduct, ...disputes];
