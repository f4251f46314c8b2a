/** What the fault tests share: a world at noon, a kept mail, one person's rows and letters. */

import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import type { Place } from '#test/kit/every-fault.ts';
import { rawMail } from '#test/kit/mail.ts';
import { builtCloud, startWorld, type World } from '#test/kit/world.ts';

export const zone = 'America/Chicago';

type Row = Readonly<Record<string, unknown>>;

/** Tomorrow at 1 PM Chicago: hours away from any touchpoint, whatever a test advances. */
export async function quietWorld(): Promise<World> {
  const world = await startWorld();
  const date = addDays(localDateAt(new Date(world.clock.now()), zone), 1);
  await world.moveTo(instantOf(date, 13 * 60, zone)!);
  return world;
}

/** Reads the table with the operator's key, without a policy and without being broken. */
export function tableOf({ endpoint }: World) {
  const credentials = { accessKeyId: endpoint.operatorKey, secretAccessKey: 'none' };
  const options = { endpoint: endpoint.url, region: 'us-east-1', credentials };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(options));
  const rowsOf = async (pk: string): Promise<readonly Row[]> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: builtCloud().table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
      }),
    );
    return Items;
  };
  const postOf = async (userId: string, kind: 'LETTER' | 'REPLY') => {
    const rows = await rowsOf(keys.post(userId));
    return rows.filter(({ sk }) => String(sk).startsWith(`${kind}#`));
  };
  /** Every item of the newest day, in order: `text: status letter`. */
  const itemsOf = async (userId: string): Promise<readonly string[]> => {
    const rows = await rowsOf(keys.person(userId));
    const newest = rows.filter(({ sk }) => String(sk).startsWith('DAY#')).at(-1);
    const items = (newest?.['items'] ?? []) as readonly (readonly string[])[];
    return items.map(([, text, status]) => `${text}: ${status}`);
  };
  return {
    rowsOf,
    itemsOf,
    lettersOf: (userId: string) => postOf(userId, 'LETTER'),
    repliesOf: (userId: string) => postOf(userId, 'REPLY'),
  };
}

/** A mail that SES has kept, and its notice, which a test delivers as often as it likes. */
export async function keptReply(world: World, { from, to, body }: KeptMail) {
  const { bucket } = builtCloud().receiptRule;
  const messageId = randomUUID().replaceAll('-', '');
  const objectKey = `inbound/${messageId}`;
  const date = new Date(world.clock.now());
  const raw = rawMail({ from, to, body, date });
  await world.endpoint.putObject(bucket, objectKey, Buffer.from(raw));
  const pass = { status: 'PASS' };
  const message = {
    notificationType: 'Received',
    mail: { messageId, timestamp: date.toISOString(), source: from },
    receipt: {
      recipients: [to],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: pass,
      action: { type: 'S3', bucketName: bucket, objectKey },
    },
  };
  return { Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify(message) } }] };
}

interface KeptMail {
  readonly from: string;
  readonly to: string;
  readonly body: string;
}

/**
 * Once: also where the worker died between SES's "accepted" and its own row, for SES tells of each
 * mail it took, and that word stands on the row before the event comes again.
 */
export function expectOneLetter(count: number, place: Place): void {
  expect({ at: place.name, letters: count }).toEqual({ at: place.name, letters: 1 });
}

/** How many places a flow was broken in, for whoever reads the test's output. */
export function report(flow: string, places: readonly Place[]): void {
  process.stdout.write(
    `${flow}: broken in ${places.length} places, nothing lost and no letter doubled.\n`,
  );
}
