/** What a reply did to an item, in a word or two for an administrator. */
import type { Edit } from './checklist.ts';

export const editWords: Readonly<Record<Edit['kind'], string>> = {
  add: 'Added',
  complete: 'Done',
  reopen: 'Open again',
  drop: 'Dropped',
  defer: 'Put off',
  rename: 'Renamed',
  forTomorrow: 'For later',
  move: 'Moved',
  note: 'Noted',
};
