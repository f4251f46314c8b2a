/** The privacy policy: what is kept, what for, who else sees it, and how to have it erased. */
import { contactEmail, dataPlace, productName } from '#web/kit/product.ts';
import type { Section } from './section.ts';

/** Of the policy and of the terms. */
export const effectiveDate = 'August 16, 2025';

const whatWeKeep: Section = {
  id: 'data',
  title: 'What we collect',
  blocks: [
    'Only what the service needs to work:',
    [
      'your email address, your time zone, and the hours at which you want letters;',
      'what you write to us: your intentions and your replies, with the lists we make of them;',
      'the letters we send, and whether each of them arrived or bounced;',
      'your phone number, if you ask for text messages, and the words by which you agreed;',
      'on the waitlist, your address, your time zone and what your browser calls itself; for an ' +
        'invitation, the address someone gave us.',
    ],
    'Our servers see the network address you come from, and use it to hold back abuse. A page ' +
      'that breaks reports the error, without what you typed.',
    'Signing up sets one cookie. It lasts an hour and lets only your own browser see again what ' +
      'you typed. Other visitors get none. Your browser keeps your address between ' +
      'the pages of the sign-up, until you close the tab. Letters hold no tracking pixel, and ' +
      'their links count no clicks.',
  ],
};

const whatFor: Section = {
  id: 'use',
  title: 'What we use it for',
  blocks: [
    'To keep your list, to write to you at your hours, to answer your replies, and to keep abuse ' +
      'out. Not for advertising, and not to build a profile of you.',
    'If someone gave us your address, you get one invitation. Unless you answer it nothing more ' +
      'comes, and they don’t learn what you did.',
  ],
};

const howRepliesAreRead: Section = {
  id: 'reading',
  title: 'How your replies are read',
  blocks: [
    'A small model of ours turns a reply into changes to your list. Where it’s unsure, a ' +
      'language model of a provider may help.',
    'That model is given your list and what you newly wrote, without your name or address. Email ' +
      'addresses, phone numbers and links are taken out first, and it is asked to store nothing. ' +
      'Commands such as unsubscribe, export and delete never go to it. We do not train models ' +
      'with what you write.',
    'A program can misread. Each answer shows what was changed, and a reply of “undo” takes it ' +
      'back.',
  ],
};

const whoSees: Section = {
  id: 'sharing',
  title: 'Who else sees it',
  blocks: [
    'We do not sell personal data, and we do not share it for advertising.',
    'Two kinds of provider process it for us and for no purpose of their own: the cloud that ' +
      'stores it and carries our mail and texts (Amazon Web Services), and the provider of the ' +
      'language model where one is used. The people who run the service see what they need to ' +
      'answer a question or to mend a fault.',
    'Beyond that we disclose data only where the law requires it, or to a new owner of the ' +
      'service, who is bound by this policy. You would be told first.',
  ],
};

const security: Section = {
  id: 'security',
  title: 'Security',
  blocks: [
    'Everything between your browser and us is encrypted in transit. Email is encrypted on its ' +
      'way wherever the other server allows it. Neither email nor a text is a vault: please keep ' +
      'passwords and health records out of your replies.',
    'Links and reply addresses are signed, so that nobody changes your list by guessing. If a ' +
      'failure ever affected your data, we would tell you.',
  ],
};

const howLong: Section = {
  id: 'retention',
  title: 'Where and how long we keep it',
  blocks: [
    `${dataPlace}. Your lists are kept while you use the service, replies no longer, and the ` +
      'mails they came in 30 days. Technical logs hold no letter, no reply and no address, and ' +
      'are removed within 30 days.',
    'After an erasure a keyed hash of your address is left (and of a phone number that said ' +
      'STOP), from which neither can be read. Its one use is to keep others from having us write ' +
      'to you again. Backups run out 35 days later.',
  ],
};

const choices: Section = {
  id: 'choices',
  title: 'What you can do',
  blocks: [
    'Each of these takes a reply, and none of them a login:',
    [
      'Stop: use the unsubscribe link at the foot of every letter, or reply with the word ' +
        'unsubscribe. For text messages, reply STOP.',
      'See: reply “export”, and what we keep about you comes as two files, one to read and one ' +
        'for a program.',
      'Erase: reply “delete”, and answer “delete” once more to the letter that asks whether ' +
        'you mean it, within three days.',
      'Correct: say it, and your list follows. “Undo” takes the last change back.',
    ],
    'You can export and erase after you have left, too. If the law where you live gives you ' +
      'further rights, we honor them, and nobody is treated worse for using them.',
  ],
};

const rest: readonly Section[] = [
  {
    id: 'children',
    title: 'Children',
    blocks: [
      `${productName} is not for anyone under 13, and we do not knowingly collect data from ` +
        'children under 13. If you believe that a child has signed up, write to us and we erase ' +
        'the data.',
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [`Write to ${contactEmail}, or by post to the address at the foot of every letter.`],
  },
];

export const policy: readonly Section[] = [
  whatWeKeep,
  whatFor,
  howRepliesAreRead,
  whoSees,
  security,
  howLong,
  choices,
  ...rest,
];
