/** Hashes and checks passwords. A check takes the same time for unknown accounts. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Kept {
  /** log2 of scrypt's N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Recommended by OWASP's Password Storage Cheat Sheet: 32 MiB per hash. */
const usual = { ln: 15, r: 8, p: 3 } as const;
const saltBytes = 16;
const keyBytes = 32;

/** For an unknown account, a key is derived all the same. */
const nobody: Kept = { ...usual, salt: Buffer.alloc(saltBytes), key: Buffer.alloc(keyBytes) };

function derive(password: string, { ln, r, p, salt }: Omit<Kept, 'key'>): Promise<Buffer> {
  const N = 2 ** ln;
  // Node's default limit is slightly below what these settings need.
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((done, fail) => {
    // The same password may be typed as other code points on another keyboard (NIST SP 800-63B).
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (problem, key) =>
      problem ? fail(problem) : done(key),
    );
  });
}

const form = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

function read(hash: string): Kept {
  const [, ln, r, p, salt, key] = form.exec(hash) ?? [];
  if (!salt || !key) throw new Error('A stored password hash is malformed.');
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** `$scrypt$ln=15,r=8,p=3$salt$key`; salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const { ln, r, p } = usual;
  const salt = randomBytes(saltBytes);
  const key = await derive(password, { ...usual, salt });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Derives one key, even without a hash to compare with. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const kept = hash === undefined ? nobody : read(hash);
  const key = await derive(password, kept);
  return timingSafeEqual(key, kept.key) && hash !== undefined;
}
