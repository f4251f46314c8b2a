/** What `npm start` prints: the addresses in use, and its settings. */
import { relative } from 'node:path';
import type { Running } from './data-folder.ts';

/** `word` in a host's name asks for the waitlist site. */
export const addressesOf = (port: number, word: string) => ({
  mainUrl: `http://localhost:${port}`,
  waitlistUrl: `http://${word}.localhost:${port}`,
  mailboxUrl: `http://localhost:${port}/_local`,
  adminUrl: `http://localhost:${port}/admin`,
});

/** Who may sign in, and with what: a password is told once, at the start that made it. */
export interface Administrator {
  readonly email: string;
  readonly password: string | undefined;
}

/** A short table of addresses; colours only for a terminal. */
export function table(running: Running, dataDir: string, administrator: Administrator): string {
  const rows = [
    ['Main site', running.mainUrl],
    ['Waitlist site', running.waitlistUrl],
    ['Admin', running.adminUrl],
    ['Mailbox, clock', running.mailboxUrl],
    ['Phone', `${running.mailboxUrl}/phone`],
    ['Mail in (SMTP)', `127.0.0.1:${running.smtpPort}`],
    ['AWS endpoint', `http://127.0.0.1:${running.awsPort}`],
    ['Data', relative(process.cwd(), dataDir) || '.'],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${dim(name.padEnd(width))}   ${value}`);
  return [
    '',
    `  ${bold('Anchor is running.')}`,
    '',
    ...lines,
    '',
    ...signInLines(administrator),
    '',
    dim('  Ctrl+C stops it.'),
    '',
  ].join('\n');
}

function signInLines({ email, password }: Administrator): readonly string[] {
  const keep = 'Shown this once. A new one: npm run create-admin';
  if (password === undefined) {
    return [
      `  Sign in to the admin as ${bold(email)}.`,
      dim('  A new password: npm run create-admin'),
    ];
  }
  return [
    '  Sign in to the admin with',
    `    ${dim('email     ')} ${bold(email)}`,
    `    ${dim('password  ')} ${bold(password)}`,
    dim(`  ${keep}`),
  ];
}

export const help = `
npm start runs the whole product on this machine. Settings come from the environment:

  PORT             the sites and the API                     3000
  SMTP_PORT        mail in                                   2525
  AWS_PORT         the AWS endpoint                          4566
                   0 takes a free port; DATA_DIR/run.json says which
  DATA_DIR         what is kept between runs                 .local
  ADMIN_EMAIL      who may sign in to the admin              admin@anchor.example
  ADMIN_PASSWORD   their password                            made at the first start
  SMTP_RELAY_URL   passes mail on, smtp://user:word@host     kept in the mailbox
  OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL              our reader reads alone
  PRODUCT_NAME, POSTAL_ADDRESS, USE_REAL_EMAIL               as built
  SMS_ENABLED      texts, on the phone page                  true
  SMS_ORIGINATION_NUMBER, SMS_COUNTRIES, SMS_STOP_ENDS       +15125550100, US,CA, sms
  TOKEN_SECRET, TOKEN_SECRET_PREVIOUS                        made at the first start
`;

const styled =
  (code: number) =>
  (text: string): string =>
    process.stdout.isTTY && !process.env['NO_COLOR'] ? `\u001b[${code}m${text}\u001b[0m` : text;
const bold = styled(1);
const dim = styled(2);
