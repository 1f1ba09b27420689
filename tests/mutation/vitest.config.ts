import { defineConfig } from 'vitest/config';

/** The tests that mutants of the client have to pass: those of its errors, its reader and its transport, without the long searches. */
export default defineConfig({
  test: {
    include: [
      'packages/storefront-sdk/src/errors/*.test.ts',
      'packages/storefront-sdk/src/contract/decode.test.ts',
      'packages/storefront-sdk/src/transport/{client,deadline,envelope,request,retry}.test.ts',
    ],
  },
});
