import type { Consent, Destination } from '../destination.ts';
import type { TrackedEvent } from '../events.ts';

export interface SpyDestination extends Destination {
  readonly told: TrackedEvent[];
  readonly choices: Consent[];
  starts: number;
}

/** A destination that remembers what it was told. */
export function spyDestination(more: Partial<Destination> = {}): SpyDestination {
  const spy: SpyDestination = {
    name: 'spy',
    needs: 'analytics',
    told: [],
    choices: [],
    starts: 0,
    start: async () => {
      spy.starts += 1;
    },
    send: (event) => void spy.told.push(event),
    consentChanged: (consent) => void spy.choices.push(consent),
    ...more,
  };
  return spy;
}

/** Lets everything that waits for its turn have it. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
