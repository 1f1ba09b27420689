import { randomKey } from '@promenade/storefront-sdk';

/** Reuses the key when the same body is sent again after a lost response, so that the backend handles it once. */
export function createIdempotencyKeys() {
  let latest: { body: string; key: string } | undefined;
  return {
    /** The key for a body: the same key for the same body until `forget`. */
    of(body: unknown): string {
      const text = JSON.stringify(body);
      if (latest?.body !== text) latest = { body: text, key: randomKey() };
      return latest.key;
    },
    /** Call it when the backend has responded, so that the next write gets a new key. */
    forget(): void {
      latest = undefined;
    },
  };
}
