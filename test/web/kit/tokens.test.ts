/** Every pair of colours that meets on a page keeps its contrast, in both themes. */
import { expect, test } from '@jest/globals';
import {
  type ColourName,
  type Colours,
  dark,
  light,
  tokensCss,
  waitlistDark,
  waitlistLight,
} from '#web/kit/tokens.ts';

type Pair = readonly [on: ColourName, ground: ColourName, atLeast: number];

/** Contrast of two colours by WCAG 2: relative luminances, each lifted by 0.05. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const text = (atLeast: number, on: readonly ColourName[], ground: readonly ColourName[]): Pair[] =>
  on.flatMap((ink) => ground.map((paper): Pair => [ink, paper, atLeast]));

const stages = ['blue', 'green', 'yellow', 'purple', 'gray'] as const;

const accentPairs: readonly Pair[] = [
  ...text(4.5, ['on-accent'], ['accent', 'accent-hover']),
  ...text(3, ['accent', 'rode'], ['bg']),
  ...text(4.5, ['accent-ink'], ['bg', 'surface', 'accent-tint']),
];

const pairs: readonly Pair[] = [
  ...accentPairs,
  ...text(7, ['ink'], ['bg', 'surface', 'lamp-tint', 'danger-tint']),
  ...text(4.5, ['ink-2'], ['bg', 'surface', 'lamp-tint', 'ok-tint']),
  ...text(4.5, ['ink-3'], ['bg', 'surface', 'surface-2', 'bg-sunk', 'warn-tint', 'danger-tint']),
  ...text(3, ['line-strong'], ['surface', 'bg']),
  ...text(4.5, ['accent-ink'], ['warn-tint', 'danger-tint']),
  ...text(4.5, ['lamp-ink'], ['lamp-tint']),
  ...text(4.5, ['ok'], ['surface', 'ok-tint']),
  ...text(4.5, ['warn'], ['warn-tint']),
  ...text(4.5, ['danger'], ['surface', 'bg', 'danger-tint']),
  ...text(4.5, ['on-danger'], ['danger', 'danger-hover']),
  ...text(4.5, ['notice'], ['notice-tint', 'surface']),
  ...stages.map((stage): Pair => [`st-${stage}`, `st-${stage}-tint`, 4.5]),
];

const unreadable = (colours: Colours, asked: readonly Pair[]) =>
  asked.filter(([on, ground, atLeast]) => contrast(colours[on], colours[ground]) < atLeast);

test.each([
  ['the day', light],
  ['the night', dark],
])('every pair of colours can be read by %s', (_, colours) => {
  expect(unreadable(colours, pairs)).toEqual([]);
});

test.each([
  ['the day', { ...light, ...waitlistLight }],
  ['the night', { ...dark, ...waitlistDark }],
])('the waitlist is as readable in its own colours, by %s', (_, colours) => {
  expect(unreadable(colours, [...accentPairs, ['ink', 'accent-tint', 7]])).toEqual([]);
});

test('a colour too pale for its ground would be found', () => {
  expect(unreadable({ ...light, 'ink-3': '#8A9A98' }, pairs)).not.toEqual([]);
});

test('only the waitlist carries its own accent', () => {
  expect(tokensCss('main')).not.toContain(waitlistLight.accent);
  expect(tokensCss('waitlist')).toContain(`--accent:${waitlistLight.accent};`);
  expect(tokensCss('waitlist')).toContain(`--accent:${waitlistDark.accent};`);
});
