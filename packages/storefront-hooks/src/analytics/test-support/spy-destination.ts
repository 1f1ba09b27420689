import type { Consent, Destination } from '../destination.ts';
import type { TrackedEvent } from '../events.ts';

export interface SpyDestination extends Destination {
  readonly received: TrackedEvent[];
  readonly choices: Consent[];
  starts: number;
}

/** A destination that records its calls. */
export function spyDestination(more: Partial<Destination> = {}): SpyDestination {
  const spy: SpyDestination = {
    name: 'spy',
    needs: 'analytics',
    received: [],
    choices: [],
    starts: 0,
    start: async () => {
      spy.starts += 1;
    },
    send: (event) => void spy.received.push(event),
    consentChanged: (consent) => void spy.choices.push(consent),
    ...more,
  };
  return spy;
}

/** Resolves after pending microtasks and timers without a delay. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
