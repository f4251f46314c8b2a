/** The error that an event's Lambda throws, so that AWS delivers the event again. */

/**
 * Lambda prints an error and stores it with the dead letter. Messages of libraries quote addresses
 * and letters, so only the error's name is kept; its frames are in our own log.
 */
export class DeliverAgain extends Error {
  constructor(problem: unknown) {
    super('The event failed. The log says where.');
    this.name = problem instanceof Error ? problem.name : 'Error';
  }
}
