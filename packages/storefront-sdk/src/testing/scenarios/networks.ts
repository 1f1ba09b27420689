import type { Scenario } from './scenario.ts';

const slowMs = 2000;
const busy = { code: 503, message: 'Busy, please try again', data: null };

/** What lies between the shopper and the shop. */
export const networks: Readonly<Record<'slow' | 'offline' | 'flaky-10', Scenario>> = {
  slow: {
    summary: 'Every answer takes two seconds.',
    async intercept() {
      await new Promise<void>((resolve) => setTimeout(resolve, slowMs));
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
