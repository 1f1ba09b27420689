import { createConcurrencyLimit, type Release } from './concurrency-limit.ts';
import { LIMITS } from './limits.ts';
import type { Network } from './networks.ts';
import { Refusal } from './refusal.ts';

/** Limits how many bytes of responses wait in memory for the readers of each network. */
export interface WaitingBytes {
  /**
   * Counts the bytes of a response until they are released.
   *
   * @throws Refusal 503 if too many bytes already wait for the reader's network.
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
