/** Stands in for the model: counts what it is asked, and leaves the reading to the rules. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  readonly calls: number;
  /** Characters that are the same in every call, and those that are not. */
  readonly instructions: number;
  readonly input: number;
}

const answer = JSON.stringify({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  model: 'stand-in',
  output: [
    {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', annotations: [], text: '{}' }],
    },
  ],
});

export async function modelStandIn() {
  let asked: Asked = { calls: 0, instructions: 0, input: 0 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { instructions = '', input } = JSON.parse(body) as {
        instructions?: string;
        input: unknown;
      };
      asked = {
        calls: asked.calls + 1,
        instructions: asked.instructions + instructions.length,
        input: asked.input + JSON.stringify(input).length,
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
