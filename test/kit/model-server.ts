/** A language model on this machine that speaks the Responses API, and answers as it is told. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** What one call gets: an answer, an error, silence, or a cut connection. */
export type Turn = (response: ServerResponse, call: ModelCall) => void;

export interface ModelServer {
  readonly calls: readonly ModelCall[];
  readonly settings: {
    readonly openAiApiKey: string;
    readonly openAiBaseUrl: string;
    readonly openAiModel: string;
  };
  /** The same, for the environment of functions. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const send = (response: ServerResponse, status: number, value: object): void => {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-request-id': 'req_0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    'openai-processing-ms': '412',
  });
  response.end(text);
};

const usage = {
  input_tokens: 412,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 58,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 470,
};

interface Particular {
  readonly status?: 'completed' | 'incomplete' | 'failed' | 'queued';
  readonly content?: readonly object[];
  readonly incomplete_details?: object;
  readonly error?: object;
}

/** A whole Response object, as the API sends it: a thought before the message, and the usage. */
const responseOf = ({ status = 'completed', content, ...more }: Particular): object => ({
  id: 'resp_68a1f0c2d4b88190a7e3',
  object: 'response',
  created_at: 1795266000,
  status,
  background: false,
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: 2000,
  model: 'test-model-2026-03-01',
  output: [
    { id: 'rs_68a1f0c2d4b88190a7e4', type: 'reasoning', summary: [] },
    ...(content
      ? [
          {
            id: 'msg_68a1f0c2d4b88190a7e5',
            type: 'message',
            role: 'assistant',
            status: status === 'completed' ? 'completed' : 'incomplete',
            content,
          },
        ]
      : []),
  ],
  parallel_tool_calls: true,
  previous_response_id: null,
  store: false,
  text: { format: { type: 'json_schema', name: 'reading', strict: true }, verbosity: 'medium' },
  tool_choice: 'auto',
  tools: [],
  truncation: 'disabled',
  usage,
  user: null,
  metadata: {},
  ...more,
});

const output = (text: string): object => ({
  type: 'output_text',
  annotations: [],
  logprobs: [],
  text,
});

export const says =
  (answer: object | string): Turn =>
  (response) => {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    send(response, 200, responseOf({ content: [output(text)] }));
  };

export const stopsInTheMiddle: Turn = (response) =>
  send(
    response,
    200,
    responseOf({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      content: [output('{"edits":[{"op":"comp')],
    }),
  );

export const refuses: Turn = (response) =>
  send(
    response,
    200,
    responseOf({ content: [{ type: 'refusal', refusal: 'I cannot help with gym done.' }] }),
  );

export const saysNothing: Turn = (response) => send(response, 200, responseOf({}));

export const fails: Turn = (response) =>
  send(
    response,
    200,
    responseOf({ status: 'failed', error: { code: 'server_error', message: 'gym done' } }),
  );

/** An error whose message quotes the reply and the key, as real ones may. */
export const errs =
  (status: number, code: string): Turn =>
  (response) => {
    response.setHeader('retry-after', '30');
    const message = `Trouble with "gym done" for key test-key.`;
    send(response, status, { error: { message, type: code, param: null, code } });
  };

export const neverAnswers: Turn = () => undefined;

/** The headers come at once, and the rest never. */
export const trickles: Turn = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"resp_1","object":"response",');
};

export const cutsOff: Turn = (response) => {
  response.socket?.destroy();
};

export const cutsOffHalfway: Turn = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
  response.write('{"id":"resp_1"', () => response.socket?.destroy());
};

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

/** One turn a call, in order; the last one for all that follow. */
export async function modelServer(...turns: readonly Turn[]): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const { method = '', url = '', headers } = request;
      const turn = turns[Math.min(calls.length, turns.length - 1)];
      const call = { method, url, headers, text, body: JSON.parse(text) };
      calls.push(call);
      turn?.(response, call);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings = {
    openAiApiKey: 'test-key',
    openAiBaseUrl: `http://127.0.0.1:${port}/v1`,
    openAiModel: 'test-model',
  };
  return {
    calls,
    settings,
    environment: {
      MODEL_ENABLED: 'true',
      OPENAI_API_KEY: settings.openAiApiKey,
      OPENAI_BASE_URL: settings.openAiBaseUrl,
      OPENAI_MODEL: settings.openAiModel,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
