import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests for mutants of the sign-in code, with few sequences of the models, because they run once for each mutant. */
export default defineConfig({
  // Files with a DOM use browser conditions, the others Node's.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: {
    environment: 'jsdom',
    include: ['packages/storefront-hooks/src/auth/*.test.{ts,tsx}'],
    env: { PM_ROUNDS: '30' },
  },
});
