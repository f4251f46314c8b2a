/** Asks a world's API from an address of one's choice, which the edge would not let a test claim. */
import { askGateway } from '#scripts/local/gateway.ts';
import type { Asker } from './visitor.ts';
import { builtCloud, type HttpInit, type World } from './world.ts';

const cloud = builtCloud();

export const askerFrom = (world: World, viewerIp: string): Asker => ({
  async http(path: string, { method = 'GET', headers = {}, body = '' }: HttpInit = {}) {
    const asked = { method, url: path, headers, body: Buffer.from(body), viewerIp };
    const answer = await askGateway({ ...asked, now: world.clock.now() }, cloud, world.runtime);
    const text = answer.body.toString();
    return {
      status: answer.status,
      // What the gateway answers has the form of what Node reads off a connection.
      headers: answer.headers as never,
      text,
      json: <Body>() => JSON.parse(text) as Body,
    };
  },
});
