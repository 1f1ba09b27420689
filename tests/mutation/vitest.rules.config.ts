import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The tests that mutants of the rules have to pass. */
export default defineConfig({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: { include: ['packages/storefront-hooks/src/domain/*.test.ts'], isolate: false },
});
