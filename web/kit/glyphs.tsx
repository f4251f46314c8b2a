/** The mark and the few drawn signs: ring, bar and arc are the day's three moments. */
import type { ReactNode } from 'react';
import { type GlyphName, shapeOf } from './shapes.ts';

export type { GlyphName } from './shapes.ts';

export function Glyph({ name }: { name: GlyphName }) {
  const { circle, path, filled } = shapeOf(name);
  return (
    <svg className="mk" viewBox="0 0 24 24" aria-hidden="true">
      {circle && <circle {...circle} {...(filled && { fill: 'currentColor', stroke: 'none' })} />}
      {path && <path d={path} />}
    </svg>
  );
}

const signs = {
  away: <path d="M7.5 4.5H4v11.5h11.5v-3.5M11.5 4H16v4.5M15.5 4.5 9 11" />,
  alert: <path d="M10 5.8v5M10 14v.1M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" />,
  cross: <path d="m5 5 10 10M15 5 5 15" />,
  reply: <path d="M8 4 3 9l5 5M3.4 9H11c3.6 0 6 2 6 6.5" />,
  tick: <path d="m4 10.5 4 4 8-9" />,
} as const satisfies Record<string, ReactNode>;

/** Small line signs, 20 by 20, drawn beside words that say the same. */
export function Sign({ name }: { name: keyof typeof signs }) {
  return (
    <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
      {signs[name]}
    </svg>
  );
}
