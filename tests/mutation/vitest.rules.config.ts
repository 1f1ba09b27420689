import { defineConfig } from 'vitest/config';

/** The tests that mutants of the rules have to pass. */
export default defineConfig({
  test: { include: ['packages/storefront-hooks/src/domain/*.test.ts'], isolate: false },
});
