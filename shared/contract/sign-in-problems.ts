/** Why the sign-in page is shown again: the code in its address, and what it says. Plain data. */
export const signInProblems = {
  '1': 'Wrong email or password.',
  '2': 'That page had been open for too long. Please sign in again.',
  '3': 'That was tried too often. Please wait a quarter of an hour and try again.',
  '4': 'That code isn’t right. A new one comes every half minute, and each works once.',
  '5': 'Too many wrong codes today. Please use a recovery code.',
  '6': 'That recovery code isn’t right, or it has been used.',
} as const;

export type SignInProblem = keyof typeof signInProblems;

/** The step after the password, for who has a second factor: a code of an app, or in its place. */
export type SecondStep = 'code' | 'recovery';
export const secondStepAt = (step: SecondStep): string => `/login?step=${step}`;

export const signInAgain = (code: SignInProblem): string => `/login?error=${code}`;
export const codeAgain = (step: SecondStep, code: SignInProblem): string =>
  `${secondStepAt(step)}&error=${code}`;
