/** Stands in for the model: reads as our reader does, and counts what it is asked and what it says. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { theReader } from '#functions/adapters/reader-model.ts';
import { proposedTo } from './proposed.ts';

export interface Asked {
  readonly calls: number;
  /** Characters that are the same in every call, the schema's too, and those that are not. */
  readonly instructions: number;
  readonly input: number;
  /** Characters of its answers. */
  readonly output: number;
}

interface Question {
  readonly instructions?: string;
  readonly input: readonly [{ readonly content: string }];
  readonly text?: { readonly format?: { readonly schema?: unknown } };
}

const answerWith = (said: string): string =>
  JSON.stringify({
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
        content: [{ type: 'output_text', annotations: [], text: said }],
      },
    ],
  });

function noted(asked: Asked, { instructions = '', input, text: told }: Question, said: string) {
  const schema = JSON.stringify(told?.format?.schema ?? '');
  return {
    calls: asked.calls + 1,
    instructions: asked.instructions + instructions.length + schema.length,
    input: asked.input + input[0].content.length,
    output: asked.output + said.length,
  };
}

export async function modelStandIn() {
  let asked: Asked = { calls: 0, instructions: 0, input: 0, output: 0 };
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const question = JSON.parse(body) as Question;
      const said = JSON.stringify(await proposedTo(question.input[0].content, await theReader()));
      asked = noted(asked, question, said);
      response.writeHead(200, { 'content-type': 'application/json' }).end(answerWith(said));
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
