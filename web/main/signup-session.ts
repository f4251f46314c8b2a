/** What the sign-up keeps in the browser's session between its pages. */

export interface UserData {
  readonly userId: string;
  readonly email: string;
  /** Set by the intentions page, and used by the acknowledgment. */
  readonly timezone?: string;
}

const keys = {
  email: 'signupEmail',
  user: 'userData',
  acknowledgment: 'acknowledgmentData',
} as const;

/** Holds what the browser refuses to store, until the page is reloaded. */
const held = new Map<string, string>();

function keep(key: string, text: string): void {
  held.delete(key);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    held.set(key, text);
  }
}

function textOf(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

function forget(key: string): void {
  held.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Closed storage holds nothing of ours.
  }
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(textOf(key) ?? 'null');
  } catch {
    return null;
  }
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

export const signupSession = {
  keep(user: UserData): void {
    keep(keys.email, user.email);
    keep(keys.user, JSON.stringify(user));
  },

  /** Undefined if the session is another tab's or was cleared. */
  read(): UserData | undefined {
    const user = recordOf(parsed(keys.user));
    const email = textOf(keys.email) ?? user?.email;
    if (typeof user?.userId !== 'string' || typeof email !== 'string') return undefined;
    const { userId, timezone } = user;
    return { userId, email, ...(typeof timezone === 'string' && { timezone }) };
  },
};

export const acknowledgment = {
  keep(answer: unknown): void {
    keep(keys.acknowledgment, JSON.stringify(answer));
  },

  read(): unknown {
    return parsed(keys.acknowledgment);
  },

  remove(): void {
    forget(keys.acknowledgment);
  },
};
