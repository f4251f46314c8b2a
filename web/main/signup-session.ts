/** What the sign-up keeps in the browser's session between its pages. */

export interface UserData {
  readonly userId: string;
  readonly email: string;
  /** Set once the intentions page knows it; the cards of the acknowledgment are read in it. */
  readonly timezone?: string;
}

const keys = {
  email: 'signupEmail',
  user: 'userData',
  acknowledgment: 'acknowledgmentData',
} as const;

function parsed(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

export const signupSession = {
  keep(user: UserData): void {
    sessionStorage.setItem(keys.email, user.email);
    sessionStorage.setItem(keys.user, JSON.stringify(user));
  },

  /** Nothing, when the session is another tab's or was cleared. */
  read(): UserData | undefined {
    const user = recordOf(parsed(keys.user));
    const email = sessionStorage.getItem(keys.email) ?? user?.email;
    if (typeof user?.userId !== 'string' || typeof email !== 'string') return undefined;
    const { userId, timezone } = user;
    return { userId, email, ...(typeof timezone === 'string' && { timezone }) };
  },
};

export const acknowledgment = {
  keep(answer: unknown): void {
    sessionStorage.setItem(keys.acknowledgment, JSON.stringify(answer));
  },

  read(): unknown {
    return parsed(keys.acknowledgment);
  },

  remove(): void {
    sessionStorage.removeItem(keys.acknowledgment);
  },
};
