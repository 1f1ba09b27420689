import { createConcurrencyLimit, type Release } from './concurrency-limit.ts';
import { LIMITS } from './limits.ts';
import type { Network } from './networks.ts';
import { Refusal } from './refusal.ts';

/** Bounds how many bytes of answers wait in memory for the readers of each network. */
export interface WaitingBytes {
  /**
   * Counts the bytes of an answer until they are released.
   *
   * @throws Refusal 503 when so many wait for the reader's network already.
   */
  take(networks: readonly Network[], bytes: number): Release;
}

export function createWaitingBytes(): WaitingBytes {
  const refusal = () => new Refusal(503, 'busy');
  const bytesOf = createConcurrencyLimit({ ...LIMITS.waitingBytes, refusal });
  return {
    take(networks, bytes) {
      const release = bytesOf.tryAcquire(networks, bytes);
      if (!release) throw refusal();
      return release;
    },
  };
}
