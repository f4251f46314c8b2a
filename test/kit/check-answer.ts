/** Holds every 200 of the API to the answer that its route promises in the contract. */
import { routes } from '#shared/contract/routes.ts';

const table = Object.entries(routes).map(([name, route]) => ({
  name,
  method: route.method,
  path: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  answer: route.answer,
}));

/** What was asked and answered; no more of an answer than that. */
export interface Answered {
  readonly method: string;
  /** With its query, as it was asked. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** Throws where a 200 of a route lacks a field or has a wrong one, and names both. */
export function checkAnswer({ method, path, status, text }: Answered): void {
  if (status !== 200) return;
  const [bare = ''] = path.split('?', 1);
  const route = table.find((one) => one.method === method && one.path.test(bare));
  const parsed = route?.answer.safeParse(jsonOrText(text));
  if (!route || !parsed?.error) return;
  const wrong = parsed.error.issues.map(
    ({ path: field, message }) => `${field.join('.') || 'the whole answer'}: ${message}`,
  );
  throw new Error(`${route.name} breaks its contract. ${wrong.join('; ')}`);
}

/** Some routes answer a page or a file. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
