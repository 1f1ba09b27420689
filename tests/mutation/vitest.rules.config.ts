import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests for mutants of the rules. */
export default defineConfig({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: { include: ['packages/storefront-hooks/src/domain/*.test.ts'], isolate: false },
});
