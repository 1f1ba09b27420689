import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { compiledMessages } from '../apps/reference-store/bundling/compiled-messages.ts';
import { componentTokens } from './component-tokens.ts';

const store = join(import.meta.dirname, '../apps/reference-store');
const titleFont = createRequire(join(store, 'package.json')).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './foundations/*.mdx',
    './theme-lab/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/reference-store/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['./public'],
  typescript: {
    // Tests read no props tables.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, '../packages/storefront-ui/tsconfig.json'),
      include: ['packages/storefront-ui/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element has is said once, on the page about components.
      propFilter: ({ declarations = [] }) =>
        declarations.length === 0 || declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), compiledMessages(), componentTokens()],
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        alias: { 'title-font.woff2': titleFont },
        dedupe: ['react', 'react-dom', 'swr'],
      },
      // What is found late makes Vite reload, and a reload in the middle of a test fails it.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          '@promenade/storefront-ui > @radix-ui/react-dialog',
          '@promenade/storefront-hooks > swr',
        ],
      },
    }),
};

export default config;
