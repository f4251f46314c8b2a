/** A mail that our own code stumbles over is asked for again, not delivered again for ever. */
import { expect, test } from '@jest/globals';
import type { ReadMail } from '#functions/adapters/postal-mime.ts';
import type { Fields, RequestContext } from '#functions/context.ts';
import { type MailNotice, newTextIn } from '#functions/flows/replies/receive-mail.ts';

const notice = { mail: { messageId: 'ses-1' } } as MailNotice;

/** A mail whose text throws when it is looked at. */
const mailThatThrows = (problem: Error): ReadMail =>
  ({
    unreadable: false,
    get text(): string {
      throw problem;
    },
  }) as ReadMail;

function listening() {
  const told: [string, Fields | undefined][] = [];
  const error = (message: string, _problem: unknown, fields?: Fields) => {
    told.push([message, fields]);
  };
  return { told, context: { log: { error } } as unknown as RequestContext };
}

test.each([new TypeError('a bug'), new RangeError('Maximum call stack size exceeded')])(
  'a bug of ours counts as a mail that cannot be read, and the operator is told: %s',
  (bug) => {
    const { told, context } = listening();

    expect(newTextIn(mailThatThrows(bug), notice, context)).toBeUndefined();
    expect(told).toEqual([['mail not read', { sesMessageId: 'ses-1' }]]);
  },
);

test('what AWS threw comes again by itself', () => {
  const { told, context } = listening();

  expect(() => newTextIn(mailThatThrows(new Error('Throttled')), notice, context)).toThrow(
    'Throttled',
  );
  expect(told).toEqual([]);
});
