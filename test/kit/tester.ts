/** A tester for a test, asked as the testers' pages ask. */
import type {
  Answered,
  Entry,
  Moved,
  Seeded,
  TesterStage,
  TesterState,
} from '#shared/contract/tester.ts';
import type { JsonReply } from './world.ts';

interface Asking {
  get(path: string): Promise<JsonReply>;
  post(path: string, body?: unknown): Promise<JsonReply>;
}

/** An answer as its contract says, with its status; of a refusal some fields are missing. */
export type Told<Answer> = Answer & { readonly status: number; readonly [more: string]: unknown };

const told = <Answer>({ status, body }: JsonReply) =>
  ({ status, ...body }) as unknown as Told<Answer>;

const path = (verb: string) => `/api/v3/tester/${verb}`;

/** Every call about one tester, or about whoever else's id it is. */
export const testerCalls = (admin: Asking, user_id: string) => ({
  id: user_id,
  prompt: async () => told<Answered>(await admin.post(path('send-stage'), { user_id })),
  reply: async (text: string) => told<Answered>(await admin.post(path('reply'), { user_id, text })),
  next: async (expected_from: TesterStage) =>
    told<Moved>(await admin.post(path('next-stage'), { user_id, expected_from })),
  reset: async () => told<Moved>(await admin.post(path('reset'), { user_id })),
  advance: async (force: unknown = true) =>
    told<Moved>(await admin.post(path('advance-day'), { user_id, force })),
  state: async () => told<TesterState>(await admin.get(`${path('state')}?user_id=${user_id}`)),
});

export type TesterCalls = ReturnType<typeof testerCalls>;

export async function seeded(admin: Asking): Promise<TesterCalls & { readonly email: string }> {
  const { status, user_id, email } = told<Seeded>(await admin.post(path('seed-user')));
  if (status !== 200) throw new Error(`No tester was seeded: ${status}`);
  return { ...testerCalls(admin, user_id), email };
}

/** `system Morning intentions Prompt`, `user done`, `divider Pipeline v3 — Day 2`. */
export const lineOf = ({ type, text, stageLabel }: Entry): string =>
  `${type} ${stageLabel ?? text}`;
