import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './bundling/chunk-groups.ts';
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
    list: [page('all-products'), page('collection'), page('product-search')],
  },
  panels: {
    menu: [source('app/MenuPanel.tsx')],
    search: [source('app/SearchPanel.tsx')],
    cart: [source('app/CartPanel.tsx')],
  },
  late: [source('app/Footer.tsx'), source('components/NotFoundHelp.tsx')],
};

const titleFontFile = await titleFont();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
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
  // One bundle with React in its production form, whatever NODE_ENV says at run time; only the web server's parts stay outside.
  ssr: {
    noExternal: command === 'build' ? true : [/^@promenade\//],
    external: ['@fastify/proxy-addr', 'ipaddr.js', 'sirv', 'undici'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  // Only servers and tests read the descriptions of the contract's schemas.
  define: {
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
    WITHOUT_DESCRIPTIONS: 'true',
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        // One file: a running server does not lose its routes when a new build replaces the folder.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // The document's own loader asks for what its page needs. What other pages need would be a list of all files in the first
        // one: 3.8 kB on every page, to save a later page one round trip that its link's preloading has made already.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunkGroups(entries) },
            // The first file names all others, so that each character of a hash weighs on every page; seven is the least.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The first file names the stylesheets too; their own names would appear in no error's stack.
            assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
          },
        },
      },
}));
