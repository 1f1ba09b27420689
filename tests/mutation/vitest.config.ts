import { defineConfig } from 'vitest/config';

/** The tests for mutants of the client: its errors, its reader and its transport, without the long searches. */
export default defineConfig({
  test: {
    exclude: ['**/hostile.test.ts'],
    include: [
      'packages/storefront-sdk/src/errors/*.test.ts',
      'packages/storefront-sdk/src/schema/{decode,lenient}.test.ts',
      'packages/storefront-sdk/src/transport/*.test.ts',
      'packages/storefront-sdk/src/{call-conversions,call-requests,money,shop-defaults}.test.ts',
      'packages/storefront-sdk/src/entities/*.test.ts',
    ],
  },
});
