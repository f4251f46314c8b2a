/** What the Lambda of an event throws, so that AWS delivers the event again. */

/**
 * Lambda prints what is thrown, and puts it beside the dead letter. Libraries quote addresses and
 * letters in their messages, so only the problem's name goes on; its frames are in our own log.
 */
export class DeliverAgain extends Error {
  constructor(problem: unknown) {
    super('It could not be done. The log says where.');
    this.name = problem instanceof Error ? problem.name : 'Error';
  }
}
