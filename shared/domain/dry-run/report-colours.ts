/** The colours of a dry run's report, which carries its own, by day and by night. */

/** As `web/kit/tokens.ts` has them, which a test compares. */
export const light = {
  bg: '#ECEFE8',
  surface: '#FCFDFA',
  'surface-2': '#F4F6F1',
  line: '#D2D9D0',
  'line-strong': '#7A8984',
  ink: '#11282B',
  'ink-2': '#3E5355',
  'ink-3': '#566867',
  accent: '#0E5759',
  'on-accent': '#F7FBF6',
  'accent-ink': '#0C5557',
  'accent-tint': '#D5E7E0',
  rode: '#0E5759',
  'lamp-tint': '#FBECBF',
  ok: '#1D6438',
  'ok-tint': '#DAEEDC',
  danger: '#AD1B3C',
  'danger-tint': '#F9DEE3',
  'st-gray': '#495958',
  'st-gray-tint': '#E2E7E1',
} as const;

export const dark = {
  bg: '#0C1618',
  surface: '#132022',
  'surface-2': '#192A2C',
  line: '#273A3C',
  'line-strong': '#6E8483',
  ink: '#E9EEE5',
  'ink-2': '#B7C5BF',
  'ink-3': '#93A5A0',
  accent: '#F0BB43',
  'on-accent': '#1D1703',
  'accent-ink': '#86D1C4',
  'accent-tint': '#17393A',
  rode: '#5F9F96',
  'lamp-tint': '#2F2A14',
  ok: '#86D39B',
  'ok-tint': '#16351F',
  danger: '#FF92A4',
  'danger-tint': '#451620',
  'st-gray': '#B3C0BC',
  'st-gray-tint': '#263537',
} as const satisfies Record<keyof typeof light, string>;

const declared = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** By night on screens alone: paper is light. */
export const colourSheet =
  `:root{color-scheme:light dark;${declared(light)}}` +
  `@media screen and (prefers-color-scheme:dark){:root{${declared(dark)}}}`;
