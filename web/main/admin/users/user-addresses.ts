/** Addresses below a person's that a browser opens by itself: in a frame, or as a file. */
import { paths } from '#shared/contract/paths.ts';
import { withParams } from '#web/kit/call.ts';

export const letterAddress = (user_id: string, letter_id: string): string =>
  withParams(paths['users.letter'].path, { user_id, letter_id });

export const rawMailAddress = (user_id: string, mail_id: string): string =>
  withParams(paths['users.rawMail'].path, { user_id, mail_id });
