/** DynamoDB's transactions: up to 100 writes or none, with a reason for each when cancelled. */
import type { AtomicStore } from './atomic-store.ts';
import { type Meter, unitsOfRefusedWrite } from './capacity.ts';
import type { Body, Change } from './dynalite.ts';
import { DynamoRefusal, invalid } from './refusal.ts';
import { apply, conditionHolds, placeOf, plan, type Step, type WriteKind } from './writes.ts';

interface Reason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: unknown;
}

const none: Reason = { Code: 'None' };
/** DynamoDB remembers a request token for ten minutes. */
const tokenLifeMs = 10 * 60_000;

const cancelled = (reasons: readonly Reason[]): DynamoRefusal => {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return new DynamoRefusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
};

const reasonOf = (step: Step): Reason => {
  if (conditionHolds(step)) return none;
  return {
    Code: 'ConditionalCheckFailed',
    Message: 'The conditional request failed',
    ...(step.showsRow && step.before ? { Item: step.before } : {}),
  };
};

const kinds: readonly string[] = ['Put', 'Update', 'Delete', 'ConditionCheck'];

/** The members of a TransactWriteItems request: what is asked of which row. */
export function transactItems(request: Body) {
  const items = (request['TransactItems'] ?? []) as readonly Readonly<Record<string, Body>>[];
  if (items.length < 1 || items.length > 100)
    throw invalid('1 validation error detected: transactItems must have length 1 to 100');
  return items.map((item) => {
    const [kind, body] = Object.entries(item)[0] ?? [];
    if (!kind || !body || !kinds.includes(kind) || Object.keys(item).length !== 1)
      throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
    return { kind: kind as WriteKind, body };
  });
}

async function planAll(store: AtomicStore['store'], request: Body): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const { kind, body } of transactItems(request)) steps.push(await plan(store, kind, body));
  if (new Set(steps.map(placeOf)).size < steps.length)
    throw invalid('Transaction request cannot include multiple operations on one item');
  return steps;
}

/** Applies every step; the store holds the writes back until all have succeeded. */
async function applyAll(
  store: AtomicStore['store'],
  steps: readonly Step[],
  changes: readonly Change[],
  meter: Meter,
): Promise<void> {
  const reasons = steps.map(reasonOf);
  if (reasons.some(({ Code }) => Code !== 'None')) {
    for (const step of steps) meter.write(2 * unitsOfRefusedWrite(step.before));
    throw cancelled(reasons);
  }
  for (const [at, step] of steps.entries()) {
    await apply(store, step, changes, meter, 2).catch((error: unknown) => {
      if (!(error instanceof DynamoRefusal)) throw error;
      const reason = { Code: 'ValidationError', Message: error.message };
      throw cancelled(steps.map((_, other) => (other === at ? reason : none)));
    });
  }
}

/** TransactWriteItems over a store; `now` in epoch milliseconds ages the request tokens. */
export function transactWriter({ store, atomically }: AtomicStore, now: () => number) {
  const tokens = new Map<string, { readonly request: string; readonly at: number }>();

  const isRepeated = (token: string, request: string): boolean => {
    const seen = tokens.get(token);
    if (!seen || seen.at <= now() - tokenLifeMs) return false;
    if (seen.request === request) return true;
    throw new DynamoRefusal(
      'IdempotentParameterMismatchException',
      'The request uses the same client token as a previous, but non-identical request.',
    );
  };

  const remember = (token: string, request: string): void => {
    for (const [old, { at }] of tokens) if (at <= now() - tokenLifeMs) tokens.delete(old);
    tokens.set(token, { request, at: now() });
  };

  return (request: Body, meter: Meter): Promise<Body> =>
    atomically(async (changes) => {
      const token = request['ClientRequestToken'] as string | undefined;
      const text = JSON.stringify(request['TransactItems']);
      if (token && isRepeated(token, text)) return {};
      await applyAll(store, await planAll(store, request), changes, meter);
      if (token) remember(token, text);
      return {};
    });
}
