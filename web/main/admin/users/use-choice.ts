/** Whom the table shows and in which order, as it stands in the address: `#users?q=ada&status=paused`. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  countedStatuses,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '#shared/domain/subscription-status.ts';
import {
  type StageFilter,
  stageFilters,
  type UserSort,
  userSorts,
} from '#shared/domain/user-list.ts';
import { zoneMaxChars } from '#shared/domain/zones.ts';

export interface Choice {
  readonly q: string;
  readonly showDeleted: boolean;
  readonly status?: SubscriptionStatus | undefined;
  readonly stage?: StageFilter | undefined;
  readonly zone?: string | undefined;
  readonly source?: string | undefined;
  readonly sort: UserSort;
}

const sourceMaxChars = 200;

/** The statuses that those who are shown may have. */
export const statusesOf = ({ showDeleted }: Pick<Choice, 'showDeleted'>) =>
  showDeleted ? subscriptionStatuses : ([...countedStatuses, 'pause-planned'] as const);

/** What is no choice is left out. */
export function choiceOf(query: string): Choice {
  const named = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === named.get(name));
  const showDeleted = named.has('deleted');
  return {
    q: named.get('q') ?? '',
    showDeleted,
    status: oneOf('status', statusesOf({ showDeleted })),
    stage: oneOf('stage', stageFilters),
    zone: named.get('zone')?.slice(0, zoneMaxChars) || undefined,
    source: named.get('source')?.slice(0, sourceMaxChars) || undefined,
    sort: oneOf('sort', userSorts) ?? userSorts[0],
  };
}

/** Empty, or from the question mark on. */
export function searchOf({ q, showDeleted, sort, ...filters }: Choice): string {
  const named = new URLSearchParams({ ...(q && { q }), ...(showDeleted && { deleted: '' }) });
  for (const [name, value] of Object.entries(filters)) if (value) named.set(name, value);
  if (sort !== userSorts[0]) named.set('sort', sort);
  return named.size > 0 ? `?${named}` : '';
}

/** Whether anything narrows the list beside the search. */
export const isFiltered = ({ status, stage, zone, source }: Choice): boolean =>
  [status, stage, zone, source].some((filter) => filter !== undefined);

/** `query` of the address: whoever changes it by hand or goes back changes the choice. */
export function useChoice(query: string) {
  const location = useLocation();
  const [state, setState] = useState({ location, choice: choiceOf(query) });
  if (state.location !== location) setState({ location, choice: choiceOf(query) });
  const { choice } = state;
  const search = searchOf(choice);
  // Past the router, which would take the focus out of the field; and again after its own changes.
  useEffect(() => history.replaceState(history.state, '', `#users${search}`), [search, location]);
  return {
    choice,
    search,
    change: (part: Partial<Choice>) =>
      setState(({ location, choice }) => ({
        location,
        // What no longer fits, such as a status of the deleted without these, falls away.
        choice: choiceOf(searchOf({ ...choice, ...part })),
      })),
  };
}
