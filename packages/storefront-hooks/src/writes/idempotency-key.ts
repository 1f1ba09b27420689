import { randomKey } from '@promenade/storefront-sdk';

/** Idempotency keys of one form. */
export interface IdempotencyKeys {
  /** The key for a body: the same key for the same body until `forget`. */
  of(body: unknown): string;
  /** Call it when the backend has responded, so that the next write gets a new key. */
  forget(): void;
}

/** Reuses the key when the same body is sent again after a lost response, so that the backend handles it once. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let latest: { body: string; key: string } | undefined;
  return {
    of(body) {
      const text = JSON.stringify(body);
      if (latest?.body !== text) latest = { body: text, key: randomKey() };
      return latest.key;
    },
    forget() {
      latest = undefined;
    },
  };
}
