/** Every way of asking something of the service, with what it needs; and what only sounds so. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Command, readCommand } from '#shared/domain/replies/commands.ts';
import { zoneNames } from '#shared/domain/replies/zone-names.ts';
import { zoneNamed } from '#shared/domain/replies/zone-words.ts';
import { isZone } from '#shared/domain/zones.ts';
import { today } from '#test/kit/asking.ts';

interface IntentCase extends Omit<Command, 'intent'> {
  readonly id: string;
  readonly reply: string;
  /** Null: the reply is about the list or about life. */
  readonly intent: Command['intent'] | null;
  readonly via?: 'email' | 'sms';
  readonly from?: string;
}

const cases = readFileSync(new URL('intents.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as IntentCase);

describe('what a reply asks of the service', () => {
  test.each(cases.filter(({ intent }) => intent !== null))(
    '$id: $reply',
    ({ id: _id, reply, via = 'email', from = 'America/Chicago', ...command }) => {
      expect(readCommand(reply, { today, channel: via, zone: from })).toEqual(command);
    },
  );
});

describe('what is about the list', () => {
  test.each(cases.filter(({ intent }) => intent === null))('$id: $reply', ({ reply }) => {
    expect(readCommand(reply, { today, zone: 'America/Chicago' })).toBeUndefined();
  });
});

test('every name of a place leads to a zone that is one', () => {
  const names = zoneNames.flatMap(([zone, all]) => [zone, ...all.split(', ')]);

  const lost = names.filter((name) => {
    const zone = isZone(name) ? name : zoneNamed(name);
    return zone === undefined || !isZone(zone);
  });

  expect(lost).toEqual([]);
});
