import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compiledMessages } from './bundling/compiled-messages.ts';
import { precompress } from './bundling/precompress.ts';
import { shakeableRouter } from './bundling/shakeable-router.ts';
import { singleCopies } from './bundling/single-copies.ts';
import { titleFont } from './bundling/title-font.ts';

// Few files compress and travel better than many: what every page needs is one, what every list of products needs another.
const chunkGroups = [
  { name: 'shell', test: /entry-client\.tsx$/, priority: 3, includeDependenciesRecursively: true },
  {
    name: 'cards',
    test: /(?:ShopProductCard|SectionHeading|ProductGrid|structured-data|page\.module|\/json-ld)\.(?:tsx?|css)$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  {
    name: 'page',
    test: /(?:Breadcrumbs|StockLabel|TextLink|VisuallyHidden|use-controlled)\.tsx?$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  { name: 'product', test: /features\/product\/Product\w+\.tsx$/, priority: 1, includeDependenciesRecursively: true },
];

const titleFontFile = await titleFont();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    compiledMessages(),
    shakeableRouter(),
    singleCopies(),
    !isSsrBuild && precompress(),
  ],
  resolve: {
    conditions: ['source', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    alias: {
      // Messages are compiled while building, so nobody needs a parser for them.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      'title-font.woff2': titleFontFile,
    },
    dedupe: ['react', 'react-dom', 'swr'],
  },
  // One bundle with React in its production form, whatever NODE_ENV says at run time; only the web server's parts stay outside.
  ssr: {
    noExternal: true,
    external: ['@fastify/proxy-addr', 'fastify', 'ipaddr.js', 'sirv', 'undici'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  // Only servers and tests read the descriptions of the contract's schemas.
  define: { 'process.env.NODE_ENV': '"production"', WITHOUT_DESCRIPTIONS: 'true' },
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
        // Scripts are asked for by the document's own loader, which knows what the route needs.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}));
