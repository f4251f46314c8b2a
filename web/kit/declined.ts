/** A call that came back with a no: what was said, and by which status and code. */
export class Declined extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Finds the lines of the log about it; absent where no function answered. */
  readonly traceId: string | undefined;
  /** What the message leaves out: which stage it was, say. */
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
