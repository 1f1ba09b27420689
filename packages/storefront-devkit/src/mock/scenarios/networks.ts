import type { Scenario } from './scenario.ts';

const SLOW_MS = 2000;
const busy = { code: 503, message: 'Busy, please try again', data: null };

/** Situations of the network. */
export const networks: Readonly<Record<'slow' | 'offline' | 'flaky-10', Scenario>> = {
  slow: {
    summary: 'Every response takes two seconds.',
    async intercept() {
      await new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS));
      return undefined;
    },
  },
  offline: {
    summary: 'No request gets through.',
    intercept: () => Response.error(),
  },
  'flaky-10': {
    summary: 'One request in ten fails with 503; the seed decides which.',
    intercept: (random) => (random() < 0.1 ? Response.json(busy, { status: 503 }) : undefined),
  },
};
