/** Why the sign-in page is shown again: the code in its address, and what it says. Plain data. */
export const signInProblems = {
  '1': 'Wrong email or password.',
  '2': 'That page had been open for too long. Please sign in again.',
  '3': 'That was tried too often. Please wait a quarter of an hour and try again.',
} as const;

export const signInAgain = (code: keyof typeof signInProblems): string => `/login?error=${code}`;
