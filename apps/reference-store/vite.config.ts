import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './bundling/chunk-groups.ts';
import { clientWithoutDescriptions } from './bundling/client-without-descriptions.ts';
import { compiledMessages } from './bundling/compiled-messages.ts';
import { directImports } from './bundling/direct-imports.ts';
import { precompress } from './bundling/precompress.ts';
import { serviceWorker } from './bundling/service-worker.ts';
import { shakeableRouter } from './bundling/shakeable-router.ts';
import { singleCopies } from './bundling/single-copies.ts';
import { titleFont } from './bundling/title-font.ts';

const source = (name: string) => join(import.meta.dirname, `src/${name}`);
const page = (name: string) => source(`routes/${name}.tsx`);
const entries = {
  entry: source('entry-client.tsx'),
  table: source('routes/table.ts'),
  kinds: {
    product: [page('product'), page('product-landing'), page('product-preview')],
    home: [page('home')],
    list: [page('all-products'), page('collection')],
    results: [page('product-search')],
  },
  panels: {
    menu: [source('app/MenuPanel.tsx')],
    search: [source('app/SearchPanel.tsx')],
    cart: [source('app/CartPanel.tsx')],
  },
  late: [source('app/Footer.tsx'), source('components/NotFoundHelp.tsx'), source('components/ListEmpty.tsx')],
};

const titleFontFile = await titleFont();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    clientWithoutDescriptions(),
    directImports(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    compiledMessages(),
    shakeableRouter(),
    singleCopies(),
    !isSsrBuild && serviceWorker(),
    !isSsrBuild && precompress(),
  ],
  resolve: {
    conditions: ['source', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    alias: {
      'title-font.woff2': titleFontFile,
      'react-style-singleton': fileURLToPath(new URL('src/app/style-singleton.ts', import.meta.url)),
    },
    dedupe: ['react', 'react-dom', 'swr'],
  },
  // One bundle that contains React's production build, independent of NODE_ENV at run time; only dependencies of the web server stay external.
  ssr: {
    noExternal: command === 'build' ? true : [/^@promenade\//],
    external: ['@fastify/proxy-addr', 'ipaddr.js', 'sirv', 'undici'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  define: { ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }) },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        // One file, so that a running server keeps its routes when a new build replaces the folder.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // The document's loader requests the files of its page. Preloading for other pages would need a list of all files in the entry: 3.8 kB on
        // every page, to save a later page one round trip that the link's own prefetch already saves.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunkGroups(entries) },
            // The entry contains the names of all files, so each character of a hash counts on every page; seven is the minimum.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The entry also contains the names of stylesheets, and no error stack needs readable ones.
            assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
          },
        },
      },
}));
