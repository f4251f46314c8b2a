/** AWS clients without the SDK's logging middleware. */

interface Client {
  readonly middlewareStack: { remove(name: string): boolean };
}

/** Removes the SDK's logging step: even without a logger it copies every input and output. */
export function unlogged<Kind extends Client>(client: Kind): Kind {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
