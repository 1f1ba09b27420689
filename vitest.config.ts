import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { compiledMessages } from './apps/reference-store/bundling/compiled-messages.ts';

// The workspace is tested from its sources: no build has to come first.
const resolve = { conditions: ['source', ...defaultClientConditions] };
const ssr = { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } };

/** In place of React 19, for the hooks that run under both. */
const react18 = ['react', 'react-dom', '@testing-library/react', 'swr'].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: join(import.meta.dirname, 'tests/react-18/node_modules', name),
}));

const isDeep = Boolean(process.env.PM_DEEP);

/** Test files of a folder; those named `*.deep.ts` run in `npm run test:deep` only. */
const testsIn = (folder: string, extension = 'ts') => `${folder}/**/*.${isDeep ? '{test,deep}' : 'test'}.${extension}`;

// Other steps run beside these, so that a second of work may take several; what hangs is found all the same.
const testTimeout = 180_000;
const setupFiles = ['tooling/waits.ts'];
const expect = { poll: { timeout: 20_000 } };

// Files of a worker share what they import, which each would load again otherwise: they must leave nothing behind.
const shared = { environment: 'node', isolate: false, testTimeout, setupFiles, expect } as const;

// jsdom is loaded once per worker; each file gets a window of its own.
const inBrowser = { environment: 'jsdom', pool: 'vmThreads', testTimeout, setupFiles, expect } as const;

const hooksOnReact18 = {
  resolve: { ...resolve, alias: react18 },
  ssr,
  plugins: [react()],
  test: {
    name: 'hooks-react-18',
    ...inBrowser,
    env: { TEST_REACT: '18' },
    setupFiles: [...setupFiles, 'packages/storefront-hooks/src/test-support/set-up-browser.ts'],
    include: ['packages/storefront-hooks/src/{provider,query,writes,context,cart}/**/*.test.{ts,tsx}'],
    // Their engines know no React.
    exclude: ['**/{cart,query-cache}-model.test.ts'],
  },
} satisfies TestProjectConfiguration;

/** Projects run apart (`vitest --project sdk`); the suites of stories have their own file, vitest.storybook.config.ts. */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which of two is half.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'sdk',
          ...shared,
          include: [testsIn('packages/storefront-sdk/src')],
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'devkit', ...shared, include: [testsIn('packages/storefront-devkit/src')] },
      },
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'hooks',
          ...inBrowser,
          setupFiles: [...setupFiles, 'packages/storefront-hooks/src/test-support/set-up-browser.ts'],
          include: [testsIn('packages/{storefront-hooks/src,storefront-devkit/src/{react,devtools}}', '{ts,tsx}')],
          exclude: ['packages/storefront-hooks/src/domain/**'],
        },
      },
      ...(isDeep ? [hooksOnReact18] : []),
      {
        resolve,
        ssr,
        test: { name: 'rules', ...shared, include: [testsIn('packages/storefront-hooks/src/domain')] },
      },
      {
        resolve,
        ssr,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'ui',
          ...inBrowser,
          include: [testsIn('packages/storefront-ui/src', '{ts,tsx}')],
        },
      },
      {
        resolve,
        ssr,
        plugins: [react(), vanillaExtractPlugin(), compiledMessages()],
        test: {
          name: 'store',
          ...shared,
          include: [testsIn('apps/reference-store/{src,bundling}', '{ts,tsx}')],
        },
      },
      {
        resolve,
        ssr,
        plugins: [react(), vanillaExtractPlugin(), compiledMessages()],
        test: {
          name: 'store-browser',
          ...inBrowser,
          include: ['apps/reference-store/src/**/*.browser.{ts,tsx}'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'api',
          ...shared,
          // `eventsource` offers TypeScript under the condition `source`, which Node does not read from packages.
          server: { deps: { inline: ['@modelcontextprotocol/client', 'eventsource'] } },
          include: [testsIn('apps/{reference-api,demo-shop}/src'), testsIn('tests/compatibility')],
          globalSetup: ['apps/reference-api/src/testing/postgres-server.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'load',
          environment: 'node',
          include: ['apps/reference-api/src/load.gate.ts'],
          globalSetup: ['apps/reference-api/src/testing/postgres-server.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'conformance',
          environment: 'node',
          include: [testsIn('tests/conformance')],
          globalSetup: ['apps/reference-api/src/testing/postgres-server.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'identity',
          environment: 'node',
          include: [testsIn('tests/identity')],
          testTimeout,
          setupFiles,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'attack',
          environment: 'node',
          include: [testsIn('tests/attack')],
          testTimeout: 60_000,
          // The store is built first.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: [testsIn('tests/consumers')],
          globalSetup: ['tests/consumers/pack.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        ssr,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'cookbook',
          ...inBrowser,
          setupFiles: [...setupFiles, 'packages/storefront-hooks/src/test-support/set-up-browser.ts'],
          include: ['{docs,tests}/cookbook/**/*.test.tsx'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'repository',
          ...shared,
          include: [testsIn('tests/{repository,types}'), testsIn('tooling')],
        },
      },
    ],
  },
});
