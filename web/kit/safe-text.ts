/** Turns anything that can be thrown into text, whatever it holds. */

/** JSON, with what cannot be written said instead: a circle, a big number, a getter that throws. */
export function safeText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return withoutCircles(value);
  }
}

function withoutCircles(value: unknown): string {
  const above: unknown[] = [];
  try {
    return JSON.stringify(value, function (this: unknown, _key, inner: unknown) {
      if (typeof inner === 'bigint') return String(inner);
      if (typeof inner !== 'object' || inner === null) return inner;
      // `this` holds `inner`, so whatever was below it has been left.
      while (above.length > 0 && above.at(-1) !== this) above.pop();
      if (above.includes(inner)) return '[circular]';
      above.push(inner);
      return inner;
    });
  } catch {
    return '[unreadable]';
  }
}
