import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { compiledMessages } from '../apps/reference-store/bundling/compiled-messages.ts';
import { componentTokens } from './component-tokens.ts';
import { type ComponentManifest, completeManifest } from './manifest.ts';

const store = join(import.meta.dirname, '../apps/reference-store');
const titleFont = createRequire(join(store, 'package.json')).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** Reading the types of all props takes as long as the rest of a build. */
const describesProps = process.env.STORYBOOK_PROPS !== 'off';

interface Manifests {
  components?: { components: Record<string, ComponentManifest> };
}

interface ManifestOptions {
  manifestEntries: readonly { id: string; tags?: string[] }[];
}

const config: StorybookConfig & {
  experimental_manifests: (manifests: Manifests | undefined, options: ManifestOptions) => Manifests;
} = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './foundations/*.mdx',
    './theme-lab/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/reference-store/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  features: { componentsManifest: describesProps },
  experimental_manifests({ components, ...manifests } = {}, { manifestEntries }) {
    if (!components) return manifests;
    const documented = new Set(manifestEntries.filter(({ tags }) => tags?.includes('autodocs')).map(({ id }) => id));
    return {
      ...manifests,
      components: { ...components, components: completeManifest(components.components, documented) },
    };
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['./public'],
  previewAnnotations: (entries = []) =>
    process.env.VITE_PM_TRANSLATED ? [...entries, join(import.meta.dirname, 'translated-stories.tsx')] : entries,
  typescript: {
    // Tests don't use the tables of props.
    reactDocgen: process.env.VITEST || !describesProps ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, '../packages/storefront-ui/tsconfig.json'),
      include: ['packages/storefront-ui/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Leave out the native attributes.
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
      // If Vite finds a dependency late, it reloads the page, which fails a running test.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          '@promenade/storefront-hooks > swr',
        ],
      },
    }),
};

export default config;
