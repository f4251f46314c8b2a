/** The token of the sign-in form: bound to one browser, valid for an hour. */
import { randomBytes } from 'node:crypto';
import { signForSession } from '#functions/adapters/session-signing.ts';
import { formMaxMs } from '#shared/domain/limits.ts';
import { chanceBytes, checkForm, sealForm } from '#shared/domain/sign-in-tokens.ts';

const browserForm = /^[A-Za-z0-9_-]{22}$/;

/** A new name if the browser has none, or one that we did not make. */
export const browserName = (given: string | undefined): string =>
  given !== undefined && browserForm.test(given) ? given : randomBytes(16).toString('base64url');

export const formToken = (browser: string, now: Date): string =>
  sealForm(browser, new Date(now.getTime() + formMaxMs), randomBytes(chanceBytes), signForSession);

/** Whether a form with this token may be used by a browser of this name. */
export const formState = (token: string | undefined, browser: string | undefined, now: Date) =>
  token === undefined || browser === undefined
    ? 'strange'
    : checkForm(token, browser, now, [signForSession]);
