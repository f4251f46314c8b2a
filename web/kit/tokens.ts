/** Every colour, measure and face of both sites; CSS and contrast test are made from here. */
export const light = {
  bg: '#ECEFE8',
  'bg-sunk': '#E1E6DD',
  surface: '#FCFDFA',
  'surface-2': '#F4F6F1',
  line: '#D2D9D0',
  'line-strong': '#7A8984',
  ink: '#11282B',
  'ink-2': '#3E5355',
  'ink-3': '#566867',
  accent: '#0E5759',
  'accent-hover': '#0A4345',
  'on-accent': '#F7FBF6',
  'accent-ink': '#0C5557',
  'accent-tint': '#D5E7E0',
  rode: '#0E5759',
  lamp: '#F3B92F',
  'lamp-tint': '#FBECBF',
  'lamp-ink': '#634600',
  ok: '#1D6438',
  'ok-tint': '#DAEEDC',
  warn: '#6B4B00',
  'warn-tint': '#FBEBB5',
  danger: '#AD1B3C',
  'danger-hover': '#8E1430',
  'on-danger': '#FFF7F8',
  'danger-tint': '#F9DEE3',
  notice: '#8F3F00',
  'notice-tint': '#FBE3CE',
  'st-blue': '#1B4E8F',
  'st-blue-tint': '#DBE7F7',
  'st-green': '#1D6136',
  'st-green-tint': '#D8EDDA',
  'st-yellow': '#684A00',
  'st-yellow-tint': '#FAE9AE',
  'st-purple': '#58388F',
  'st-purple-tint': '#E8E0F6',
  'st-gray': '#495958',
  'st-gray-tint': '#E2E7E1',
} as const;

export type ColourName = keyof typeof light;
export type Colours = Readonly<Record<ColourName, string>>;

export const dark = {
  bg: '#0C1618',
  'bg-sunk': '#081012',
  surface: '#132022',
  'surface-2': '#192A2C',
  line: '#273A3C',
  'line-strong': '#6E8483',
  ink: '#E9EEE5',
  'ink-2': '#B7C5BF',
  'ink-3': '#93A5A0',
  accent: '#F0BB43',
  'accent-hover': '#FFCF66',
  'on-accent': '#1D1703',
  'accent-ink': '#86D1C4',
  'accent-tint': '#17393A',
  rode: '#5F9F96',
  lamp: '#F0BB43',
  'lamp-tint': '#2F2A14',
  'lamp-ink': '#F6D78B',
  ok: '#86D39B',
  'ok-tint': '#16351F',
  warn: '#F0CB6A',
  'warn-tint': '#3A2F0E',
  danger: '#FF92A4',
  'danger-hover': '#FFB0BD',
  'on-danger': '#33040F',
  'danger-tint': '#451620',
  notice: '#FFB27A',
  'notice-tint': '#42230C',
  'st-blue': '#9CC6FA',
  'st-blue-tint': '#16304F',
  'st-green': '#8FD6A2',
  'st-green-tint': '#163520',
  'st-yellow': '#F0CC63',
  'st-yellow-tint': '#3A2F0C',
  'st-purple': '#CBB2F7',
  'st-purple-tint': '#322350',
  'st-gray': '#B3C0BC',
  'st-gray-tint': '#263537',
} as const satisfies Colours;

/** The waitlist site's own colours, by day and by night; all others are shared. */
export const waitlistLight = {
  rode: '#BF3416',
  accent: '#BF3416',
  'accent-hover': '#9E2910',
  'on-accent': '#FFF9F6',
  'accent-ink': '#AC2E12',
  'accent-tint': '#F8DED4',
} as const satisfies Partial<Colours>;

export const waitlistDark = {
  rode: '#D9694A',
  accent: '#FF8160',
  'accent-hover': '#FF9D82',
  'on-accent': '#2B0D04',
  'accent-ink': '#FF9D82',
  'accent-tint': '#45200F',
} as const satisfies Partial<Colours>;

const shadows = {
  light: {
    'sh-sheet': '0 1px 1px rgb(17 40 43/.06),0 10px 28px -18px rgb(17 40 43/.28)',
    'sh-toast': '0 0 0 1px rgb(17 40 43/.08),0 6px 18px -6px rgb(17 40 43/.22)',
    'sh-pop': '0 2px 6px rgb(17 40 43/.10),0 24px 60px -16px rgb(17 40 43/.38)',
    scrim: 'rgb(12 26 28/.44)',
  },
  dark: {
    'sh-sheet': '0 0 0 1px rgb(255 255 255/.045),0 12px 30px -18px #000',
    'sh-toast': '0 0 0 1px rgb(255 255 255/.1),0 8px 20px -8px #000',
    'sh-pop': '0 0 0 1px rgb(255 255 255/.09),0 30px 70px -16px #000',
    scrim: 'rgb(2 6 7/.66)',
  },
} as const;

/** The system's own faces, fitted to ours: see scripts/build/fonts.ts. */
const standIns = (family: string, systems: readonly string[]): string =>
  [...systems, 'Open Sans'].map((system) => `"${family} at ${system}"`).join(',');

const measures = {
  serif: `"Literata",${standIns('Literata', ['Georgia', 'Noto Serif', 'DejaVu Serif'])},serif`,
  sans: `"Schibsted",${standIns('Schibsted', ['Arial', 'Roboto', 'DejaVu Sans'])},sans-serif`,
  mono: '"Geist Mono",ui-monospace,"SF Mono",Menlo,Consolas,monospace',
  'r-sheet': '3px',
  'r-badge': '4px',
  'r-ctl': '8px',
  'r-dialog': '12px',
  't-fast': '120ms',
  't-mid': '220ms',
  't-slow': '900ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The custom properties of a site, or some of them; only the waitlist carries its own face. */
export function tokensCss(site: 'main' | 'waitlist', which = (_name: string) => true): string {
  const [byDay, byNight] = site === 'main' ? [{}, {}] : [waitlistLight, waitlistDark];
  const some = (values: Readonly<Record<string, string>>): string =>
    declare(Object.fromEntries(Object.entries(values).filter(([name]) => which(name))));
  const day = some({ ...light, ...byDay, ...shadows.light, ...measures });
  const night = some({ ...dark, ...byNight, ...shadows.dark });
  return `:root{color-scheme:light dark;${day}}@media (prefers-color-scheme:dark){:root{${night}}}`;
}
