/** What breaks a law, and the smallest input that was found to break it. */

export const areas = ['routes', 'mail', 'texts', 'tokens', 'paging'] as const;
export type Area = (typeof areas)[number];

/** The laws, each in a sentence. */
export const laws = {
  failed: 'nothing fails on our side: no 5xx, no event that has to come again',
  logged: 'no error stands in the log, and every line there is one of ours',
  secret: 'nothing that was sent stands in the log',
  wrote: 'what is refused has changed nothing',
  slow: 'no answer takes more than a second',
  shape: 'answers and refusals have the shape that the contract gives them',
  token: 'a token that was changed opens nothing',
  rights: 'no function asks AWS for more than it may',
  memory: 'functions do not grow',
} as const;
export type Law = keyof typeof laws;

export interface Breach {
  readonly law: Law;
  /** The same for what has most likely the same cause, such as route and status. */
  readonly sign: string;
  readonly detail: string;
}

export interface Finding extends Breach {
  readonly area: Area;
  /** Shows it again: `--seed SEED --only AREA --rounds 1`. */
  readonly seed: number;
  readonly input: string;
}
