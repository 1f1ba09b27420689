import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The tests for mutants of the cart's engine: those without a DOM, which start fast, with few sequences of the model, because it runs once for each
 * mutant.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: {
    include: ['packages/storefront-hooks/src/cart/*.test.ts'],
    isolate: false,
    env: { PM_ROUNDS: '30' },
  },
});
