import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The workspace is tested from its sources: no build has to come first.
const resolve = { conditions: ['source', ...defaultClientConditions] };
const ssr = { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } };

/** Projects run apart (`vitest --project sdk`); the suites of stories have their own file, vitest.storybook.config.ts. */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which of two is half.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr,
        test: { name: 'sdk', environment: 'node', include: ['packages/storefront-sdk/src/**/*.test.ts'] },
      },
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'hooks',
          environment: 'jsdom',
          include: ['packages/storefront-hooks/src/**/*.test.{ts,tsx}'],
          exclude: ['packages/storefront-hooks/src/domain/**'],
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'rules', environment: 'node', include: ['packages/storefront-hooks/src/domain/**/*.test.ts'] },
      },
      {
        resolve,
        ssr,
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'ui', environment: 'jsdom', include: ['packages/storefront-ui/src/**/*.test.{ts,tsx}'] },
      },
      {
        resolve,
        ssr,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'store',
          environment: 'node',
          include: ['apps/reference-store/{src,bundling}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/reference-api/src/**/*.test.ts'],
          globalSetup: ['apps/reference-api/src/testing/postgres-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          globalSetup: ['apps/reference-api/src/testing/postgres-server.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: [`tests/consumers/**/*.${process.env.PM_DEEP ? '{test,deep}' : 'test'}.ts`],
          globalSetup: ['tests/consumers/pack.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          include: ['tests/house/**/*.test.ts', 'tooling/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
