import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './packages/storefront-ui/package.json' with { type: 'json' };
import { browserPath, chromiumFlags } from './tooling/browser.ts';

/** Components in Chromium with random props. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  optimizeDeps: {
    // What is found late makes Vite reload, and a reload in the middle of a test fails it.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'fast-check',
      '@testing-library/react',
      ...Object.keys(manifest.dependencies).map((name) => `@promenade/storefront-ui > ${name}`),
    ],
  },
  test: {
    name: 'browser',
    include: ['packages/storefront-ui/src/**/*.browser.tsx'],
    globalSetup: ['packages/storefront-ui/src/contract/hostile/read-props.ts'],
    isolate: false,
    testTimeout: process.env.PM_DEEP ? 300_000 : 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: browserPath, args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
