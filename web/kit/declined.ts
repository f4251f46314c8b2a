/** A refused call: the message, status and code of its answer. */
export class Declined extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Finds the log lines of the call; absent where no function answered. */
  readonly traceId: string | undefined;
  /** More than the message says, such as the stage. */
  readonly detail: string | undefined;

  /** `message` is the server's own sentence, empty when it gave none. */
  constructor(
    status: number,
    code: string | undefined,
    message: string,
    traceId?: string,
    detail?: string,
  ) {
    super(message);
    this.name = 'Declined';
    this.status = status;
    this.code = code;
    this.traceId = traceId;
    this.detail = detail;
  }
}

/** What the server said; `otherwise` where it said nothing or did not answer. */
export const messageOf = (problem: unknown, otherwise: string): string =>
  (problem instanceof Declined && problem.message) || otherwise;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads a refusal in any of the shapes that the calls use. */
export function declinedFrom(status: number, body: unknown, traceId?: string): Declined {
  const { message, error, errorCode, code, detail } = recordOf(body);
  const words = textOf(message) ?? textOf(recordOf(error).message) ?? textOf(error) ?? '';
  const more = textOf(detail) === words ? undefined : textOf(detail);
  return new Declined(status, textOf(errorCode) ?? textOf(code), words, traceId, more);
}
