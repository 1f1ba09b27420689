import { randomKey } from '@promenade/storefront-sdk';

/** Idempotency keys of one form. */
export interface IdempotencyKeys {
  /** The key of a body: the same one for the same body until `forget`. */
  of(body: unknown): string;
  /** Call it when the backend has responded: the next write gets a new key. */
  forget(): void;
}

/** After a lost response the same body is sent under the same key, so that the backend does it once. */
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
