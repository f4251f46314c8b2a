/** The people whose days are measured: what they plan and what they answer, always the same. */

export const plan = 'Finish the slides\nCall the dentist\nBuy milk and eggs\nGo for a walk';

/** By touchpoint, taking turns; the plain ones need no model, as about half of real ones. */
const answers = {
  MIDDAY_CHECKIN: [
    'done 1',
    'Slides are finished, and I moved the dentist to Friday. Also need to water the plants.',
    '1 and 2',
    'Got through the first two, milk can wait until tomorrow.',
  ],
  EVENING_REFLECTION: [
    'all done',
    'Long day. The walk did not happen, the rest did; tomorrow I want to write to Sam.',
    'done 3',
    'I think I bought the milk but forgot the eggs, add them for tomorrow please.',
  ],
} as const;

export type Answered = keyof typeof answers;
export const answered = Object.keys(answers) as readonly Answered[];

export const answerOf = (stage: Answered, user: number, day: number): string =>
  answers[stage][(user + day) % answers[stage].length] ?? '';

/** With the letter below it, as mail programs send it. */
export const mailOf = (from: string, to: string, said: string, letter: string, at: Date): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Today',
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${at.getTime()}.${from}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `${said}\r\n\r\nOn that day Anchor wrote:\r\n${letter.replace(/^/gm, '> ')}`,
  ].join('\r\n');
