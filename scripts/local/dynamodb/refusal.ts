/** How DynamoDB says no: an exception's name, a sentence, and what some carry besides. */

export class DynamoRefusal extends Error {
  readonly code: string;
  /** Fields of the answer besides type and message: an item, cancellation reasons. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, fields: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export const invalid = (message: string): DynamoRefusal =>
  new DynamoRefusal('ValidationException', message);

interface DynaliteError extends Error {
  readonly statusCode?: number;
  readonly body?: {
    readonly __type?: string;
    readonly message?: string;
    readonly Message?: string;
  };
}

/** dynalite's own error as a refusal; anything else is a fault of ours and stays as it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof DynamoRefusal) return error;
  const { body } = error as DynaliteError;
  if (!body?.__type) return error;
  const code = body.__type.split('#').at(-1) ?? body.__type;
  return new DynamoRefusal(code, body.message ?? body.Message ?? '');
}
