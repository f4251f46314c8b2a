/** How the administrator's table of users is sorted and filtered. */
import { stages } from './stage.ts';

/** A minus puts the newest first. By `created` everyone is sorted, by a message at most so many. */
export const userSorts = [
  '-created',
  'created',
  '-last_message',
  'last_message',
  'stage',
  '-stage',
] as const;
export type UserSort = (typeof userSorts)[number];
export const usersSortedMax = 150;

/** Stands for those who have had no message of a stage yet. */
export const noStage = 'none';
export const stageFilters = [...stages, noStage] as const;
export type StageFilter = (typeof stageFilters)[number];
