/** What pages read: cached until it is refreshed, and never refetched without a reason. */
import { keepPreviousData, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import { type AnswerOf, type InputOf, type Parts, saysNo, withParams, withQuery } from './call.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { noteServiceTime } from './service-clock.ts';

/** A read GETs the first element of its key; a non-ok answer is an error. */
const reads = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey: [address] }) => get(String(address)),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      // Without a network a read fails and says so; it would wait in silence otherwise.
      networkMode: 'always',
    },
  },
});

const notOk = 'Network response was not ok';

/** A read that failed, with the status of the answer where there was one. */
export class NotOk extends Error {
  readonly status: number | undefined;

  constructor(status?: number) {
    super(notOk);
    this.name = 'NotOk';
    this.status = status;
  }
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => {
    throw new NotOk();
  });
  noteServiceTime(response);
  if (response.status === 401) return leaveForLogin();
  if (!response.ok) throw new NotOk(response.status);
  const answer: unknown = await response.json().catch(() => {
    throw new NotOk(response.status);
  });
  if (saysNo(answer)) throw new NotOk(response.status);
  return answer;
}

/** Two presses make one call. */
const sameCall = { cancelRefetch: false } as const;

export interface Read<Answer> {
  /** The last answer; it stands while a newer one is fetched, and when that fails. */
  readonly data: Answer | undefined;
  readonly error: Error | undefined;
  /** Loading for the first time. */
  readonly loading: boolean;
  /** Loading for the first time or again. */
  readonly busy: boolean;
  readonly refresh: () => void;
}

/** After how many milliseconds to read again; undefined for never. */
type Interval<Answer> = (last: Answer | undefined) => number | undefined;

/** What is added to the question each time: the answers are still those to one question. */
type Moment = () => Readonly<Record<string, string>>;

/**
 * Reads an address; its answer is trusted to have the type that the caller names. With an
 * `interval` it polls while its page is seen, and an answer from an earlier visit counts as old.
 */
export function useReadAt<Answer>(
  address: string,
  interval?: Interval<Answer>,
  moment?: Moment,
): Read<Answer> {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    {
      queryKey: [address],
      ...(moment && { queryFn: () => get(withQuery(address, moment())) }),
      ...(interval && {
        refetchOnMount: 'always',
        refetchInterval: ({ state }) => interval(state.data as Answer | undefined) ?? false,
      }),
    },
    reads,
  );
  return {
    data: data as Answer | undefined,
    error: error ?? undefined,
    loading: isPending && isFetching,
    busy: isFetching,
    refresh: () => void refetch(sameCall),
  };
}

export const useRead = <Name extends RouteName>(
  name: Name,
  ...input: Given<Name>
): Read<AnswerOf<Name>> => useReadAt(addressOf(name, input[0]));

/** Polls an endpoint; the last answer decides when to read again. */
export const useReadEvery = <Name extends RouteName>(
  name: Name,
  interval: Interval<AnswerOf<Name>>,
  ...input: Given<Name>
): Read<AnswerOf<Name>> => useReadAt(addressOf(name, input[0]), interval);

type Given<Name extends RouteName> = unknown extends InputOf<Name> ? [] : [input: InputOf<Name>];

const addressOf = (name: RouteName, input: unknown): string => {
  const { params, query } = (input ?? {}) as Parts;
  return withQuery(withParams(paths[name].path, params), query);
};

export interface ReadPages<Answer> extends Omit<Read<Answer>, 'data'> {
  readonly pages: readonly Answer[];
  /** Fetches the page after the last; undefined where there is none. */
  readonly more: (() => void) | undefined;
  /** The pages answer what was asked before: this is still on its way. */
  readonly outdated: boolean;
}

interface PagesOptions {
  /** The name in the query under which a page's cursor is sent. */
  readonly as?: string;
  /** The pages of the last question stand until this one is answered. */
  readonly keep?: boolean;
  /** An answer from an earlier visit is asked for again. */
  readonly fresh?: boolean;
}

interface Pages<Answer> {
  readonly pages: readonly Answer[];
  readonly pageParams: readonly (string | undefined)[];
}

/**
 * Reads a list page by page. `next` finds a page's cursor for the following page. Refreshing reads
 * the first page alone.
 */
export function useReadPages<Name extends RouteName>(
  name: Name,
  input: InputOf<Name>,
  next: (page: AnswerOf<Name>) => string | undefined,
  { as = 'cursor', keep = false, fresh = false }: PagesOptions = {},
): ReadPages<AnswerOf<Name>> {
  const address = addressOf(name, input);
  const queryKey = [address, 'pages'];
  const { data, error, isPending, isFetching, isPlaceholderData, hasNextPage, ...read } =
    useInfiniteQuery(
      {
        queryKey,
        queryFn: ({ pageParam }) =>
          get(withCursor(address, as, pageParam)) as Promise<AnswerOf<Name>>,
        initialPageParam: undefined as string | undefined,
        getNextPageParam: next,
        ...(keep && { placeholderData: keepPreviousData }),
        ...(fresh && { staleTime: 0, refetchOnMount: true }),
      },
      reads,
    );
  return {
    pages: data?.pages ?? [],
    error: error ?? undefined,
    loading: isPending && isFetching,
    busy: isFetching,
    refresh() {
      reads.setQueryData<Pages<AnswerOf<Name>>>(
        queryKey,
        (all) => all && { pages: all.pages.slice(0, 1), pageParams: all.pageParams.slice(0, 1) },
      );
      void read.refetch(sameCall);
    },
    more: hasNextPage ? () => void read.fetchNextPage(sameCall) : undefined,
    outdated: isPlaceholderData,
  };
}

const withCursor = (address: string, as: string, cursor: string | undefined): string =>
  cursor === undefined
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [as]: cursor })}`;

/** After a change: refetches every read of an endpoint, now if it is shown, else when it is next. */
export async function readAgain(name: RouteName): Promise<void> {
  const [start = ''] = paths[name].path.split('{');
  const about = ({ queryKey: [address] }: { readonly queryKey: readonly unknown[] }) =>
    String(address).split('?')[0]?.startsWith(start) === true;
  reads.removeQueries({ predicate: about, type: 'inactive' });
  await reads.refetchQueries({ predicate: about, type: 'active' });
}
