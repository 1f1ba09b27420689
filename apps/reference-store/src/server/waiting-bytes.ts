import type { ServerResponse } from 'node:http';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { LIMITS } from './limits.ts';
import type { Network } from './networks.ts';
import { Refusal } from './refusal.ts';

/** Bounds how many bytes of answers wait in memory for the readers of each network. */
export interface WaitingBytes {
  /**
   * Counts the bytes of an answer until its reader has all of it, or has left.
   *
   * @throws Refusal 503 when so many wait for the reader's network already.
   */
  take(response: ServerResponse, networks: readonly Network[], bytes: number): void;
}

export function createWaitingBytes(bound: (typeof LIMITS)['waitingBytes'] = LIMITS.waitingBytes): WaitingBytes {
  const refusal = () => new Refusal(503, 'busy');
  const bytesOf = createConcurrencyLimit({ ...bound, refusal });
  return {
    take(response, networks, bytes) {
      const release = bytesOf.tryAcquire(networks, bytes);
      if (!release) throw refusal();
      response.once('close', release);
    },
  };
}
