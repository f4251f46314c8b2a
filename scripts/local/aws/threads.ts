/**
 * The door for the threads of this process: what would cross a socket crosses as a message, byte
 * for byte.
 */
import { headersOf, placeOf } from './http.ts';
import type { Ask, Unanswered } from './judge.ts';

/** A request as its client would write it to a socket. */
export interface Sent {
  readonly method: string;
  /** The path with its query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What is large stays where it is, and is read from there in pieces. */
  readonly body: string | Uint8Array | Blob;
}

export type AskFromThread = (sent: Sent) => Promise<Told | Unanswered>;

/** As much as a stream hands on at once. */
const pieceBytes = 64 * 1024;

/** Read piece by piece, as it is made of them. */
function inPieces(body: Buffer): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < body.length; at += pieceBytes)
    pieces.push(new Uint8Array(body.subarray(at, at + pieceBytes)));
  return new Blob(pieces);
}

function bodyAcross(method: string, body: string | Buffer): Told['body'] {
  if (method === 'HEAD') return '';
  if (body.length > pieceBytes) {
    return inPieces(typeof body === 'string' ? Buffer.from(body) : body);
  }
  // A buffer may be a piece of a larger one, all of which would be copied.
  return typeof body === 'string' ? body : new Uint8Array(body);
}

export const acrossThreads =
  (ask: Ask): AskFromThread =>
  async ({ method, url, headers, body }) => {
    const asked = { method, ...placeOf(url), headers, body: Buffer.from(body) };
    const { answer, requestId, date } = await ask(asked);
    if (typeof answer === 'string') return answer;
    return {
      status: answer.status,
      headers: headersOf(answer, requestId, date),
      body: bodyAcross(method, answer.body),
    };
  };
