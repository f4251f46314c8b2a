/** An administrator who is signed in, written as a sign-in leaves it. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/store/keys.ts';
import type { Cloud } from '../../local/cloud.ts';
import type { LocalRun } from '../../local/local-run.ts';
import { operatorTable } from '../../local/operator-table.ts';

/** Answers the cookie. */
export async function signIn(run: LocalRun, cloud: Cloud): Promise<string> {
  const table = operatorTable(run.endpoint.url, cloud);
  const [id, passwordId] = [randomUUID(), randomUUID()];
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const at = run.clock.now();
  const put = (Item: object) => table.send(new PutCommand({ TableName: cloud.table.name, Item }));
  await put({ ...keys.admin(id), id, email: 'bench@example.com', passwordId });
  await put({ ...keys.session(id, hash), passwordId, beganAt: at, seenAt: at });
  return `anchor_session=${id}.${token}`;
}
