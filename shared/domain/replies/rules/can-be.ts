/** Knows what could be done from what is: "the roof can be fixed" fixes none. */
import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import { isPast } from './past.ts';
import { bareLater } from './signal-words.ts';

const canBe = sparing(
  /^(?!.*\b(?:already|did|done and|was|were|has been|have been|just been)\b)(?:\S+ ){1,5}?(?:can|could|may|might|should|must|needs to|has to|ought to) (?:now |then |still |all |only |always |easily |probably |also |both )*be (?:all |fully |properly )?(\p{L}+)(?! (?:off|as|down|out|through)\b)/u,
);
/** What is said of the list, or of another day. */
const ofList =
  /^(?:ticked|crossed|marked|checked|closed|counted|considered|called|struck|cancell?ed|skipped|postponed|moved|pushed|deferred|bumped|shifted|rescheduled|dropped|binned|scrapped|removed|deleted|taken|knocked|axed|ditched|put|left|ignored|forgotten|carried|rolled|shelved|parked|kept|held|saved|archived|logged|done)$/;

/** Whether the items are only said to be such as can be dealt with. */
export function canBeDone(gist: string, names: readonly Item[]): boolean {
  const verb = names.length > 0 ? canBe.exec(gist)?.[1] : undefined;
  return verb !== undefined && isPast(verb) && !ofList.test(verb) && !bareLater.test(gist);
}
