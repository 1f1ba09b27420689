import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's second scrypt setting (64 MiB): the first needs twice the memory for each sign-in at once.
const COST: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>> = { N: 2 ** 16, r: 8, p: 2 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer, { N, r, p }: typeof COST, bytes: number): Promise<Buffer> {
  const maxmem = 256 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * Hashes a password with scrypt; the cost stands in the text, so that it can be raised later.
 *
 * @param salt for reproducible seeds only; random otherwise.
 */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, COST, KEY_BYTES);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password is the one that was hashed. A missing or unreadable hash costs the same time and is false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? '').split('$');
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, randomBytes(16), COST, KEY_BYTES);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost, expected.length);
  return timingSafeEqual(actual, expected);
}
