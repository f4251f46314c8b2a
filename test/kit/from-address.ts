/** Asks the API of a world from an address of its choice, which the edge lets no test claim. */
import { askGateway } from '#scripts/local/gateway.ts';
import type { Asker } from './visitor.ts';
import { builtCloud, type HttpInit, type World } from './world.ts';

const cloud = builtCloud();

export const askerFrom = (world: World, viewerIp: string): Asker => ({
  async http(path: string, { method = 'GET', headers = {}, body = '' }: HttpInit = {}) {
    const handedOn = { ...headers, 'x-viewer-ip': viewerIp, ...cloud.originHeaders };
    const asked = { method, url: path, headers: handedOn, body: Buffer.from(body), viewerIp };
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
