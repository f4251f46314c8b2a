/**
 * In a worker, calls to the local AWS go to the endpoint's thread as messages: the requests and
 * answers of HTTP without its sockets, which took longer than all that is done here.
 */
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Readable, Writable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Unanswered } from './aws/judge.ts';
import type { Sent, Told } from './aws/threads.ts';

/** A request on its way to the endpoint; the number finds it again when the answer comes. */
export interface CallOut {
  readonly number: number;
  readonly sent: Sent;
}

export interface CallAnswer {
  readonly number: number;
  readonly told: Told | Unanswered;
}

/** What Node says of a connection that ends before its answer. */
const hungUp = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/** A connection that is there already, to whoever waits for one or wants to change it. */
const connected = {
  connecting: false,
  setKeepAlive() {},
  setTimeout() {},
  removeListener() {},
  destroy() {},
};

interface Hooks {
  readonly send: (body: Sent['body']) => void;
  readonly forget: () => void;
}

/** What an SDK asks by, as far as it looks like a ClientRequest to it. */
class Call extends Writable {
  readonly socket = connected;
  readonly #pieces: (string | Buffer)[] = [];
  readonly #hooks: Hooks;

  constructor(hooks: Hooks) {
    super({ decodeStrings: false, autoDestroy: false });
    this.#hooks = hooks;
  }

  override _write(piece: string | Buffer, _encoding: string, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  override _final(done: () => void): void {
    const [first = '', ...more] = this.#pieces;
    const isWhole = typeof first === 'string' && more.length === 0;
    // A buffer may be a piece of a larger one, all of which would be copied.
    const all = () => new Uint8Array(Buffer.concat(this.#pieces.map((one) => Buffer.from(one))));
    this.#hooks.send(isWhole ? first : all());
    done();
  }

  override _destroy(problem: Error | null, done: (problem: Error | null) => void): void {
    this.#hooks.forget();
    done(problem);
  }
}

function streamOf(body: Told['body']): Readable {
  if (body instanceof Blob) return Readable.fromWeb(body.stream() as ReadableStream);
  const whole = new Readable({ read() {} });
  if (body.length > 0) whole.push(typeof body === 'string' ? Buffer.from(body) : body);
  whole.push(null);
  return whole;
}

function deliver(call: Call, told: Told | Unanswered): void {
  // Nothing comes, or the connection ends: it is the client's to give up.
  if (told === 'never') return;
  if (told === 'cut') return void call.destroy(hungUp());
  const { status, headers, body } = told;
  const answer = Object.assign(streamOf(body), { statusCode: status, headers, complete: true });
  call.emit('response', answer);
  call.destroy();
}

const withLowerNames = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

/** Takes the place of HTTP for one address; answers what takes the answers. */
export function callHome(
  address: string,
  post: (call: CallOut) => void,
): (answer: CallAnswer) => void {
  const { hostname, port } = new URL(address);
  const waiting = new Map<number, Call>();
  const bySocket = http.request;
  let made = 0;

  const isHome = ({ host, port: asked, headers = {} }: RequestOptions): boolean =>
    // Who expects to be told to go on has a body worth a socket.
    host === hostname && String(asked) === port && !('expect' in headers || 'Expect' in headers);

  const request = (
    options: RequestOptions,
    told: (answer: IncomingMessage) => void,
  ): ClientRequest => {
    if (!isHome(options)) return bySocket(options, told);
    made += 1;
    const number = made;
    const { method = 'GET', path, headers = {} } = options;
    const sent = { method, url: path ?? '/', headers: withLowerNames(headers) };
    const call = new Call({
      send: (body) => post({ number, sent: { ...sent, body } }),
      forget: () => void waiting.delete(number),
    });
    waiting.set(number, call);
    call.once('response', told);
    // An SDK uses no more of it than is there.
    return call as unknown as ClientRequest;
  };
  Object.assign(http, { request });

  return ({ number, told }) => {
    const call = waiting.get(number);
    if (call) deliver(call, told);
  };
}
