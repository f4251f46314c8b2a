/** Clients of AWS that keep no log of their own. */

interface Client {
  readonly middlewareStack: { remove(name: string): boolean };
}

/**
 * The client without the SDK's logging step: with no logger set it still copies every input and
 * answer, key by key, for a log that nobody keeps.
 */
export function unlogged<Kind extends Client>(client: Kind): Kind {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
