/** Colours, faces and style sheet of a letter in HTML; readable also where clients invert. */

/** The light theme, written into every element, because many clients drop style sheets. */
export const colour = {
  fog: '#ECEFE8',
  sheet: '#FCFDFA',
  ink: '#11282B',
  ink2: '#3E5355',
  petrol: '#0E5759',
  onPetrol: '#F7FBF6',
  link: '#0C5557',
  rode: '#C9D6CF',
  quiet: '#8FA59D',
  ring: '#7A8984',
  note: '#FBECBF',
  noteInk: '#634600',
} as const;

const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const font = {
  name: `600 19px/24px ${serif}`,
  title: `400 30px/36px ${serif}`,
  words: '17px/27px Georgia,serif',
  note: `16px/24px ${sans}`,
  aside: `15px/23px ${serif}`,
  small: `14px/21px ${sans}`,
  date: `14px/24px ${sans}`,
} as const;

/**
 * Dark theme and phones. Classes are short because they repeat on every line of a list:
 * b fog, s sheet, x ink, y second ink, r rode, q quiet bar, a quiet outline, c current outline,
 * k current fill, t current text, o open ring, d done disc, n note, g tag, e how far an item is, l link.
 */
export const styleSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.b{background:#0C1618!important}.s{background:#132022!important}' +
  '.x{color:#E9EEE5!important}.y{color:#B7C5BF!important}' +
  '.r{background:#33504F!important}.q{background:#6E8483!important}' +
  '.a{border-color:#6E8483!important}.c{border-color:#86D1C4!important}' +
  '.k{background:#86D1C4!important}.t{color:#86D1C4!important}' +
  '.o{border-color:#6E8483!important}.d{background:#86D1C4!important;color:#132022!important}' +
  '.n{background:#2F2A14!important}.g{background:#2F2A14!important;color:#F6D78B!important}' +
  '.l{color:#86D1C4!important}}' +
  '[data-ogsc] .x{color:#E9EEE5!important}[data-ogsc] .y{color:#B7C5BF!important}' +
  '[data-ogsc] .l,[data-ogsc] .t{color:#86D1C4!important}' +
  '@media (max-width:620px){.p{padding-left:22px!important;padding-right:22px!important}' +
  '.h{font-size:26px!important;line-height:32px!important}}';
