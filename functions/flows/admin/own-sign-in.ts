/** What administrators change about their own sign-in. All but signing out asks for the password. */
import { randomUUID } from 'node:crypto';
import { table } from '#functions/adapters/dynamodb.ts';
import type { AdminContext } from '#functions/context.ts';
import { adminsIn, type StoredAdmin } from '#functions/store/admins.ts';
import { audit } from '#functions/store/audit.ts';
import { type Limit, limits, tooMany } from '#functions/store/limits.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { FactorSetup, SignInChange } from '#shared/contract/sign-in.ts';
import { wrongPerDevice } from '#shared/domain/limits.ts';
import { passwordWeakness } from '#shared/domain/password.ts';
import { hashPassword, isPassword } from './password.ts';
import { newRecoveryCodes, setUp, turnedOn } from './second-factor.ts';

/** What came of a change. */
export interface Changed {
  readonly setup?: FactorSetup;
  readonly codes?: readonly string[];
  /** All sessions are over: the one that asked begins anew, as this administrator's. */
  readonly anew?: StoredAdmin;
}

type ChangeOf<Name extends SignInChange['do']> = Extract<SignInChange, { readonly do: Name }>;

const admins = ({ env }: AdminContext) => adminsIn(table, env.TABLE_NAME);

/** The signed-in administrator's row. */
export async function ownRow(context: AdminContext): Promise<StoredAdmin> {
  const admin = await admins(context).byId(context.admin.id);
  if (!admin) throw new Refusal('NOT_SIGNED_IN');
  return admin;
}

/** Whoever sits at an open session may not guess the password there. */
async function askPassword(admin: StoredAdmin, typed: string, now: Date): Promise<void> {
  const counted: Limit = {
    what: 'sign-in-own',
    who: admin.id,
    most: wrongPerDevice,
    window: 'quarter',
  };
  const full = await limits.take([counted], now);
  if (full) throw tooMany(full);
  if (!(await isPassword(typed, admin.password))) throw new Refusal('WRONG_PASSWORD');
  await limits.giveBack([counted], now);
}

/** Throws where somebody else has changed the same in between. */
function orChanged(isDone: boolean): void {
  if (!isDone) throw new Refusal('SIGN_IN_CHANGED');
}

async function changePassword(
  { password, next }: ChangeOf<'change-password'>,
  context: AdminContext,
): Promise<Changed> {
  const admin = await ownRow(context);
  await askPassword(admin, password, context.now);
  const about = { email: admin.email, productName: context.env.PRODUCT_NAME };
  const weakness = passwordWeakness(next, about);
  if (weakness !== undefined) throw new Refusal('WEAK_PASSWORD', weakness);
  await audit.note({ what: 'change the password' }, context);
  return renewed(admin, await hashPassword(next), context);
}

/** A new `passwordId` ends every session, and every sign-in that still owes a code. */
async function renewed(
  admin: StoredAdmin,
  password: string,
  context: AdminContext,
): Promise<Changed> {
  const next = { password, passwordId: randomUUID() };
  orChanged(await admins(context).setPassword(admin, next));
  return { anew: { ...admin, ...next } };
}

async function endOthers(context: AdminContext): Promise<Changed> {
  const admin = await ownRow(context);
  await audit.note({ what: 'sign out everywhere else' }, context);
  return renewed(admin, admin.password, context);
}

async function setUpFactor(
  { password }: ChangeOf<'set-up-factor'>,
  context: AdminContext,
): Promise<Changed> {
  const admin = await ownRow(context);
  if (admin.factor) throw new Refusal('SIGN_IN_CHANGED');
  await askPassword(admin, password, context.now);
  return { setup: setUp(admin, context.env.PRODUCT_NAME, context.now) };
}

async function turnOnFactor(
  given: ChangeOf<'turn-on-factor'>,
  context: AdminContext,
): Promise<Changed> {
  const admin = await ownRow(context);
  if (admin.factor) throw new Refusal('SIGN_IN_CHANGED');
  const { shown, kept } = newRecoveryCodes();
  const factor = turnedOn(admin, given, kept, context.now);
  if (factor === 'late') throw new Refusal('SETUP_OVER');
  if (factor === 'wrong') throw new Refusal('WRONG_CODE');
  await audit.note({ what: 'turn on the second factor' }, context);
  orChanged(await admins(context).setFactor(admin, factor));
  return { codes: shown };
}

async function turnOffFactor(
  { password }: ChangeOf<'turn-off-factor'>,
  context: AdminContext,
): Promise<Changed> {
  const admin = await ownRow(context);
  if (!admin.factor) throw new Refusal('SIGN_IN_CHANGED');
  await askPassword(admin, password, context.now);
  await audit.note({ what: 'turn off the second factor' }, context);
  orChanged(await admins(context).setFactor(admin, undefined));
  return {};
}

async function newCodes(
  { password }: ChangeOf<'new-codes'>,
  context: AdminContext,
): Promise<Changed> {
  const admin = await ownRow(context);
  if (!admin.factor) throw new Refusal('SIGN_IN_CHANGED');
  await askPassword(admin, password, context.now);
  const { shown, kept } = newRecoveryCodes();
  await audit.note({ what: 'make recovery codes' }, context);
  orChanged(await admins(context).setFactor(admin, { ...admin.factor, codes: kept }));
  return { codes: shown };
}

/** Changes it as asked, or throws the refusal that says why not. */
export function changeSignIn(change: SignInChange, context: AdminContext): Promise<Changed> {
  switch (change.do) {
    case 'change-password':
      return changePassword(change, context);
    case 'set-up-factor':
      return setUpFactor(change, context);
    case 'turn-on-factor':
      return turnOnFactor(change, context);
    case 'turn-off-factor':
      return turnOffFactor(change, context);
    case 'new-codes':
      return newCodes(change, context);
    case 'end-others':
      return endOthers(context);
    default:
      return change satisfies never;
  }
}
