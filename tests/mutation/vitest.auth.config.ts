import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests that mutants of the sign-in code have to pass, with few sequences of the models, which run once for each mutant. */
export default defineConfig({
  // Files with a DOM resolve as a browser does, the others as Node does.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: {
    environment: 'jsdom',
    include: ['packages/storefront-hooks/src/auth/*.test.ts'],
    env: { PM_ROUNDS: '30' },
  },
});
