/** Every way to say no: a code, its HTTP status, and one sentence for the person who asked. */
export const refusals = {
  BAD_JSON: [400, 'That request could not be read. Please try again.'],
  BAD_REQUEST: [400, 'That request is missing something, or has something wrong in it.'],
  BODY_TOO_LARGE: [413, 'That is more than we can take at once. Please send less.'],
  INVALID_EMAIL: [400, 'Please enter a valid email address'],
  INVALID_TIMEZONE: [400, 'Please choose a time zone from the list.'],
  STANDARDIZER_EMPTY: [
    422,
    "Please write your intentions more clearly - we couldn't extract any goals from your message.",
  ],
  USER_NOT_FOUND: [404, 'We could not find that sign-up. Please start over.'],
  BAD_TOKEN: [400, 'This link is not complete. Please open it again from the email.'],
  INVITATION_OVER: [
    410,
    'This invitation is no longer open. To begin after all, reply START to that email.',
  ],
  NOT_FOUND: [404, 'There is nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'That cannot be done here.'],
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  FORBIDDEN: [403, 'That request did not come through the front door.'],
  FOREIGN_ORIGIN: [403, 'That request came from another site.'],
  BAD_CSRF: [403, 'This form is not one that we gave you. Please reload the page and try again.'],
  TOO_MANY: [429, 'That was a lot at once. Please wait a little and try again.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** Thrown to decline on purpose; anything else that is thrown is our fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(refusals[code][1]);
    this.name = 'Refusal';
    this.code = code;
  }

  get status(): number {
    return refusals[this.code][0];
  }
}
