/**
 * With a relay set, each mail also goes to a real mail server, as the very bytes that SES was
 * given.
 */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import type { OutMessage } from '#scripts/local/aws/types.ts';
import { relayMail } from '#scripts/local/relay.ts';

interface Taken {
  readonly to: readonly string[];
  readonly raw: string;
}

const raw = 'From: a@anchor.example\r\nTo: ada@example.com\r\nSubject: hi\r\n\r\nhello\r\n';
const letter: OutMessage = {
  id: '1',
  channel: 'email',
  from: 'a@anchor.example',
  to: 'ada@example.com',
  raw: Buffer.from(raw).toString('base64'),
  sentAt: '2026-11-21T12:00:00Z',
};

let server: SMTPServer;
let taken: Promise<Taken>;

beforeAll(async () => {
  taken = new Promise((resolve) => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, { envelope }, done) {
        void text(stream).then((received) => {
          resolve({ to: envelope.rcptTo.map(({ address }) => address), raw: received });
          done();
        });
      },
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));

const urlOf = (of: SMTPServer) => `smtp://127.0.0.1:${(of.server.address() as AddressInfo).port}`;

/** Hands out one message, as the outbox does when it is added. */
const outboxOf = (message: OutMessage) => ({
  all: () => [message],
  onAdd: (listener: (added: OutMessage) => void) => listener(message),
});

test('a mail reaches the relay unchanged, for its one recipient', async () => {
  const lines: string[] = [];

  relayMail(outboxOf(letter), urlOf(server), (line) => lines.push(line));

  expect(await taken).toEqual({ to: ['ada@example.com'], raw });
  expect(lines).toEqual([]);
});

test('a relay that does not answer is reported in one line, without the address', async () => {
  const line = await new Promise<string>((reported) => {
    relayMail(outboxOf(letter), 'smtp://127.0.0.1:1', reported);
  });

  expect(line).toMatch(/^A mail was not relayed: /);
  expect(line).not.toContain('ada@');
});
