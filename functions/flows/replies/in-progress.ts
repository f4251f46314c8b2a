/** Thrown so that AWS delivers the event again: another attempt is at work, or has died. */
export class InProgress extends Error {
  constructor() {
    super('Another attempt is at work on this.');
    this.name = 'InProgress';
  }
}
