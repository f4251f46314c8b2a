/** A letter as each printer prints it, for whoever looks at letters that go to nobody. */
import { createHash } from 'node:crypto';
import type { RecordedLetter } from '#functions/context.ts';
import type { Key } from '#functions/store/keys.ts';
import { type AdminRender, toAdminRender } from '#shared/domain/letters/to-admin-render.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import type { User } from '#shared/domain/user.ts';
import { bytesToUuid, uuidBytes } from '#shared/domain/uuid.ts';
import { settingFor } from './links.ts';

export interface Printed extends RecordedLetter {
  readonly text: string;
  readonly html: string;
  readonly sms: string;
  readonly render: AdminRender;
}

export function printed(
  recorded: RecordedLetter,
  { id, zone }: Pick<User, 'id' | 'zone'>,
): Printed {
  const { letter, channel } = recorded;
  const setting = settingFor(id);
  return {
    ...recorded,
    text: toText(letter, setting),
    html: toHtml(letter, setting),
    sms: toSms(letter, setting),
    render: toAdminRender(letter, { zone, channel }),
  };
}

/** A letter's name for those who must not see it twice: it follows from what it is claimed by. */
export const letterGuid = ({ pk, sk }: Key): string =>
  bytesToUuid(createHash('sha256').update(`${pk} ${sk}`).digest().subarray(0, uuidBytes));
