import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the cart's engine have to pass: those without a DOM, which start fast, and of the model few
 * sequences, for it runs once for each mutant.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: {
    include: ['packages/storefront-hooks/src/cart/*.test.ts'],
    isolate: false,
    env: { PM_ROUNDS: '30' },
  },
});
