import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { Refused } from '../errors/refused.ts';
import { AT_ONCE } from '../limits/at-once.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { networksOf } from '../limits/networks.ts';

/** Cost of a hash, for the server and for an attacker. */
export type PasswordCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

// OWASP's second scrypt setting (64 MiB): the first needs twice the memory for each sign-in at once.
export const PASSWORD_COST: PasswordCost = { N: 2 ** 16, r: 8, p: 2 };

const KEY_BYTES = 32;

const RETRY_AFTER_SECONDS = 5;

/** Hashes and checks passwords, a bounded number at once; networks take turns. */
export interface Passwords {
  /**
   * Refuses a caller for whom nothing could be hashed now, before anything else is done for them.
   *
   * @throws Refused 503 when too many wait.
   */
  refuseWhenFull(ip: string): void;
  /**
   * Hashes a password with scrypt; the cost is part of the text, so that it can be raised later.
   *
   * @throws Refused 503 when too many wait; the reason of `signal` when it was aborted meanwhile.
   */
  hash(password: string, options?: HashOptions): Promise<string>;
  /**
   * Whether a password matches a hash. A missing or unreadable hash takes the same time and returns false.
   * @throws Refused 503 if the queue is full; the reason of `signal` if it was aborted before the check began.
   */
  verify(password: string, hash: string | null, options?: Caller): Promise<boolean>;
}

/** For whom a password is hashed. */
export interface Caller {
  /** Address of the caller; work without one waits for all that has one. */
  ip?: string;
  /** Ends the wait of a caller who has left. */
  signal?: AbortSignal | undefined;
}

export interface HashOptions extends Caller {
  /** For reproducible seeds only; random otherwise. */
  salt?: Buffer;
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
  const turns = createConcurrencyLimit({ ...AT_ONCE.hashing, refusal: busy });

  async function inTurn<Result>({ ip, signal }: Caller, work: () => Promise<Result>): Promise<Result> {
    const release = await turns.acquire(ip === undefined ? [] : networksOf(ip), signal);
    // A started check occupies its thread until it ends, so it keeps its slot if the caller disconnects.
    return work().finally(release);
  }

  return {
    refuseWhenFull(ip) {
      if (!turns.hasPlace(networksOf(ip))) throw busy();
    },
    async hash(password, { salt = randomBytes(16), ...caller } = {}) {
      const key = await inTurn(caller, () => derive(password, salt, cost, KEY_BYTES));
      caller.signal?.throwIfAborted();
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, hash, caller = {}) {
      const [scheme, N, r, p, salt, key] = (hash ?? '').split('$');
      if (scheme !== 'scrypt' || !salt || !key) {
        await inTurn(caller, () => derive(password, randomBytes(16), cost, KEY_BYTES));
        return false;
      }
      const expected = Buffer.from(key, 'base64url');
      const hashed = { N: Number(N), r: Number(r), p: Number(p) };
      const actual = await inTurn(caller, () =>
        derive(password, Buffer.from(salt, 'base64url'), hashed, expected.length),
      );
      return timingSafeEqual(actual, expected);
    },
  };
}

const busy = () => new Refused(503, 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
