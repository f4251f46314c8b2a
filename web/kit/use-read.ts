/** What pages read: kept until it is asked for again, and never asked for by itself. */
import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths, type RouteName } from '#shared/contract/paths.ts';
import { type AnswerOf, type AskedOf, type Parts, saysNo, withParams, withQuery } from './call.ts';
import { leaveForLogin } from './leave-for-login.ts';

/** Reads use GET on the first element of the query's key; a non-ok answer is an error. */
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
  if (response.status === 401) return leaveForLogin();
  if (!response.ok) throw new NotOk(response.status);
  const answer: unknown = await response.json().catch(() => {
    throw new NotOk(response.status);
  });
  if (saysNo(answer)) throw new NotOk(response.status);
  return answer;
}

/** Pressed twice, it is still one call. */
const sameCall = { cancelRefetch: false } as const;

export interface Read<Answer> {
  /** The last answer; it stands while a newer one is fetched, and when that fails. */
  readonly data: Answer | undefined;
  readonly error: Error | undefined;
  /** Nothing is there yet, and it is being fetched. */
  readonly loading: boolean;
  /** Being fetched, for the first time or again. */
  readonly busy: boolean;
  readonly refresh: () => void;
}

/** In how many milliseconds it is asked for again by itself; undefined for not at all. */
export type SendFrequency<Answer> = (last: Answer | undefined) => number | undefined;

/**
 * Reads an address; what it answers is trusted to be what its reader says. With a `pace` it follows
 * something that goes on: what was read on an earlier page is old then.
 */
export function useReadAt<Answer>(address: string, pace?: SendFrequency<Answer>): Read<Answer> {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    {
      queryKey: [address],
      ...(pace && {
        refetchOnMount: 'always',
        refetchInterval: ({ state }) => pace(state.data as Answer | undefined) ?? false,
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

/** Reads an endpoint of the table. */
export const useRead = <Name extends RouteName>(
  name: Name,
  ...asked: Given<Name>
): Read<AnswerOf<Name>> => useReadAt(addressOf(name, asked[0]));

/** Reads an endpoint that is asked for again by itself, at a pace that what it says decides. */
export const useReadEvery = <Name extends RouteName>(
  name: Name,
  pace: SendFrequency<AnswerOf<Name>>,
  ...asked: Given<Name>
): Read<AnswerOf<Name>> => useReadAt(addressOf(name, asked[0]), pace);

type Given<Name extends RouteName> = unknown extends AskedOf<Name> ? [] : [asked: AskedOf<Name>];

const addressOf = (name: RouteName, asked: unknown): string => {
  const { params, query } = (asked ?? {}) as Parts;
  return withQuery(withParams(paths[name].path, params), query);
};

export interface ReadPages<Answer> extends Omit<Read<Answer>, 'data'> {
  readonly pages: readonly Answer[];
  /** Fetches the page after the last; undefined where there is none. */
  readonly more: (() => void) | undefined;
  /** Epoch milliseconds of the last answer, also where it said the same as before. */
  readonly asOf: number;
}

/**
 * Reads a list page by page; `next` finds in a page what the following one is asked with, in the
 * query's `cursor` or what `as` calls it.
 */
export function useReadPages<Name extends RouteName>(
  name: Name,
  asked: AskedOf<Name>,
  next: (page: AnswerOf<Name>) => string | undefined,
  as = 'cursor',
): ReadPages<AnswerOf<Name>> {
  const address = addressOf(name, asked);
  const { data, error, isPending, isFetching, hasNextPage, dataUpdatedAt, refetch, fetchNextPage } =
    useInfiniteQuery(
      {
        queryKey: [address, 'pages'],
        queryFn: ({ pageParam }) =>
          get(withCursor(address, as, pageParam)) as Promise<AnswerOf<Name>>,
        initialPageParam: undefined as string | undefined,
        getNextPageParam: next,
      },
      reads,
    );
  return {
    pages: data?.pages ?? [],
    error: error ?? undefined,
    loading: isPending && isFetching,
    busy: isFetching,
    refresh: () => void refetch(sameCall),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    asOf: dataUpdatedAt,
  };
}

const withCursor = (address: string, as: string, cursor: string | undefined): string =>
  cursor === undefined
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [as]: cursor })}`;

/**
 * After a change: all reads of an endpoint, whatever they were asked with, are fetched again when
 * they are next shown, and at once where they are.
 */
export async function readAgain(name: RouteName): Promise<void> {
  const [start = ''] = paths[name].path.split('{');
  const about = ({ queryKey: [address] }: { readonly queryKey: readonly unknown[] }) =>
    String(address).split('?')[0]?.startsWith(start) === true;
  reads.removeQueries({ predicate: about, type: 'inactive' });
  await reads.refetchQueries({ predicate: about, type: 'active' });
}
