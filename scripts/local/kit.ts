/** Small pieces that several parts of the local run share. */
import type { IncomingMessage } from 'node:http';

/** Settles with the work, or with undefined after so long without it. */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  onLate: () => void = () => {},
): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    onLate();
    late.resolve(undefined);
  }, ms);
  return await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** One work at a time, in the order asked. */
export function oneAtATime(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = turn.then(work, work);
    turn = next.catch(() => {});
    return next;
  };
}

/** Undefined for a text that is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A pattern with `*` and `?`, as policies and CloudFront's behaviours have them. */
export const wildcards = (pattern: string, flags = ''): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    flags,
  );

/** A request's body; undefined when it is longer than `limit` bytes, of which the rest is let go. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
