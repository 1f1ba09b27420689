import { sampleTime } from '@promenade/storefront-sdk/contract';

/** A clock that stands still until it is advanced. Calling it returns the time, epoch ms. */
export interface FixedClock {
  (): number;
  advance(ms: number): void;
}

/** @param start Epoch ms. @default noon of 15 January 2026, UTC */
export function fixedClock(start = sampleTime): FixedClock {
  let now = start;
  return Object.assign(() => now, {
    advance(ms: number) {
      now += ms;
    },
  });
}
