import { randomKey } from '@promenade/storefront-sdk';

/** Idempotency keys of one form. */
export interface IdempotencyKeys {
  /** The key under which this body goes out: the same one again until it is answered for good. */
  of(body: unknown): string;
  /** The backend has answered: the next one is another write. */
  forget(): void;
}

/** While nobody knows whether a write was carried out, sending the same again must not carry it out twice. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let kept: { body: string; key: string } | undefined;
  return {
    of(body) {
      const text = JSON.stringify(body);
      if (kept?.body !== text) kept = { body: text, key: randomKey() };
      return kept.key;
    },
    forget() {
      kept = undefined;
    },
  };
}
