/** Keeps passwords as hashes that say how they were made; checks one always in the same time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Kept {
  /** The binary logarithm of scrypt's N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** One of the settings that OWASP's cheat sheet on password storage names: 32 MiB for each. */
const usual = { ln: 15, r: 8, p: 3 } as const;
const saltBytes = 16;
const keyBytes = 32;

/** Where there is nobody, as much is worked out as where there is somebody. */
const nobody: Kept = { ...usual, salt: Buffer.alloc(saltBytes), key: Buffer.alloc(keyBytes) };

function derive(password: string, { ln, r, p, salt }: Omit<Kept, 'key'>): Promise<Buffer> {
  const N = 2 ** ln;
  // Node's own limit is what scrypt with these settings needs, less a little.
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((done, fail) => {
    // The same letters typed on another keyboard may be other code points (NIST SP 800-63B).
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (problem, key) =>
      problem ? fail(problem) : done(key),
    );
  });
}

const form = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

function read(hash: string): Kept {
  const [, ln, r, p, salt, key] = form.exec(hash) ?? [];
  if (!salt || !key) throw new Error('A kept password cannot be read.');
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** `$scrypt$ln=15,r=8,p=3$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const { ln, r, p } = usual;
  const salt = randomBytes(saltBytes);
  const key = await derive(password, { ...usual, salt });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Works out one key, also where there is no hash to compare with. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const kept = hash === undefined ? nobody : read(hash);
  const key = await derive(password, kept);
  return timingSafeEqual(key, kept.key) && hash !== undefined;
}
