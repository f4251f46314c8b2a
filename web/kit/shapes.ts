/** The mark and the signs of the day's three moments, as they are drawn on 24 by 24. */
export interface Shape {
  readonly circle?: {
    readonly cx: number;
    readonly cy: number;
    readonly r: number;
    readonly fill?: 'currentColor';
  };
  readonly path?: string;
  /** All others are lines. */
  readonly filled?: boolean;
}

export const shapes = {
  mark: {
    circle: { cx: 12, cy: 3.9, r: 2.4 },
    path: 'M6.8 10.3h10.4M12 10.3v6.2M3.2 14.4c.9 4.1 4.4 6.9 8.8 6.9s7.9-2.8 8.8-6.9',
  },
  ring: { circle: { cx: 12, cy: 12, r: 6 } },
  bar: { path: 'M3 12h18' },
  arc: { path: 'M3 8.5c1.2 4.8 4.7 7.6 9 7.6s7.8-2.8 9-7.6' },
  dot: { circle: { cx: 12, cy: 12, r: 2.6, fill: 'currentColor' } },
} as const satisfies Record<string, Shape>;

export type GlyphName = keyof typeof shapes;

export const shapeOf = (name: GlyphName): Shape => shapes[name];
