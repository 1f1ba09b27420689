import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import PQueue from 'p-queue';
import { Refused } from '../errors/refused.ts';

/** What a hash costs whoever makes it, and whoever guesses. */
export type PasswordCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

// OWASP's second scrypt setting (64 MiB): the first needs twice the memory for each sign-in at once.
export const PASSWORD_COST: PasswordCost = { N: 2 ** 16, r: 8, p: 2 };

const KEY_BYTES = 32;

/** File reads and DNS share libuv's four threads with scrypt, so half of them stay free. */
const RUNNING_MAX = 2;
/** About ten seconds of work: who comes later would have left before their turn. */
const WAITING_MAX = 40;
const RETRY_AFTER_SECONDS = 5;

/** Hashes and checks passwords, a bounded number at once. */
export interface Passwords {
  /**
   * Hashes a password with scrypt; the cost is part of the text, so that it can be raised later.
   *
   * @throws Refused 503 when too many wait, or when `signal` says that the caller has left.
   */
  hash(password: string, options?: HashOptions): Promise<string>;
  /**
   * Whether the password is the one that was hashed. A missing or unreadable hash costs the same time and is false.
   *
   * @throws Refused 503 as `hash` does.
   */
  verify(password: string, hash: string | null, options?: Pick<HashOptions, 'signal'>): Promise<boolean>;
}

export interface HashOptions {
  /** For reproducible seeds only; random otherwise. */
  salt?: Buffer;
  /** Ends the wait of a caller who has left. */
  signal?: AbortSignal | undefined;
}

/** Makes the key of a hash. */
export type DeriveKey = (password: string, salt: Buffer, cost: PasswordCost, bytes: number) => Promise<Buffer>;

export const scryptKey: DeriveKey = (password, salt, { N, r, p }, bytes) => {
  const maxmem = 256 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

/** @param derive scrypt, unless a test says when a key is ready */
export function createPasswords(cost: PasswordCost = PASSWORD_COST, derive: DeriveKey = scryptKey): Passwords {
  const queue = new PQueue({ concurrency: RUNNING_MAX });

  async function inTurn<Result>(signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
    if (queue.size >= WAITING_MAX || signal?.aborted) throw busy();
    const waiting = new AbortController();
    const leave = () => waiting.abort(busy());
    signal?.addEventListener('abort', leave);
    const start = () => {
      // What has started takes its thread until it ends, so it keeps its turn.
      signal?.removeEventListener('abort', leave);
      return work();
    };
    return queue.add(start, { signal: waiting.signal });
  }

  return {
    async hash(password, { salt = randomBytes(16), signal } = {}) {
      const key = await inTurn(signal, () => derive(password, salt, cost, KEY_BYTES));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, hash, { signal } = {}) {
      const [scheme, N, r, p, salt, key] = (hash ?? '').split('$');
      if (scheme !== 'scrypt' || !salt || !key) {
        await inTurn(signal, () => derive(password, randomBytes(16), cost, KEY_BYTES));
        return false;
      }
      const expected = Buffer.from(key, 'base64url');
      const hashed = { N: Number(N), r: Number(r), p: Number(p) };
      const actual = await inTurn(signal, () =>
        derive(password, Buffer.from(salt, 'base64url'), hashed, expected.length),
      );
      return timingSafeEqual(actual, expected);
    },
  };
}

const busy = () => new Refused(503, 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
