/** The blocks that more than one letter is built of. */
import type { Block, LinkBlock, NoteBlock, Paragraph } from './letter.ts';
import type { Scene } from './scene.ts';

/** A paragraph; `brief` is what a text message says in its place, empty for nothing. */
export const paragraph = (text: string, brief?: string): Paragraph => ({
  kind: 'paragraph',
  text,
  ...(brief === undefined ? {} : { brief }),
});

/** The yellow note that says how to answer. */
export const replyNote = (text: string, brief: string): NoteBlock => ({
  kind: 'note',
  title: 'Just reply to this email.',
  text,
  brief,
});

/** A text message is itself the proof of its number, so that it carries no such link. */
export const confirmLink = (url: string): LinkBlock => ({
  kind: 'link',
  text: 'Confirm that this is your address',
  url,
  brief: '',
});

export const whyFirst = ({ setting }: Scene): string =>
  `You get this because this address was entered at ${setting.productName}.`;

/** For somebody who may not have asked for it: anybody can type an address. */
export const wayOut = paragraph(
  'If this was not you, reply with the word unsubscribe and nothing more comes.',
  '',
);

/** What the service is, in two sentences. */
export const whatThisIs = ({ setting }: Scene): Paragraph =>
  paragraph(
    `${setting.productName} writes three times a day: a question in the morning, your list at ` +
      'midday, a look back in the evening. You answer by replying, and the list follows what ' +
      'you say.',
    'We ask three times a day. You just reply.',
  );

/** A paragraph where there is something to say. */
export const maybe = (text: string | undefined, brief?: string): readonly Block[] =>
  text === undefined ? [] : [paragraph(text, brief)];
