import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { clientRoutes } from './bundling/client-routes.ts';
import { compiledMessages } from './bundling/compiled-messages.ts';
import { directImports } from './bundling/direct-imports.ts';
import { precompress } from './bundling/precompress.ts';
import { routeFiles } from './bundling/route-files.ts';
import { serviceWorker } from './bundling/service-worker.ts';
import { shakeableRouter } from './bundling/shakeable-router.ts';
import { singleCopies } from './bundling/single-copies.ts';
import { titleFont } from './bundling/title-font.ts';

// Few files compress and travel better than many: what every page needs is one, what every list of products needs another. What a
// page shares with pages of another kind stands in a file between them, so that neither loads the other.
const chunkGroups = [
  // The footer's code comes later, its looks with the page. Prices, pictures and stars are on nearly every page.
  {
    name: 'shell',
    test: /entry-client\.tsx$|\/(?:structured-data|json-ld|list-queries|page\.module|Price|Picture|Rating|product-texts|use-price|product-queries|product-path|use-notices|error-text|checkout-path|use-merged-ref|use-existing-href)\.(?:tsx?|css)$|\/(?:site-footer|newsletter-form|copy-text|sold-count|features\/layout|primitives\/layout\/Container)[\w./]*\.css(?:\.ts)?/,
    priority: 3,
    includeDependenciesRecursively: true,
  },
  // A product shows others when the visitor comes to them.
  {
    name: 'cards',
    test: /\/(?:ShopProductCard|ProductGrid)\.tsx$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  {
    name: 'heading',
    test: /\/SectionHeading\.tsx$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  {
    name: 'page',
    test: /\/(?:Breadcrumbs|TextLink|VisuallyHidden|use-controlled|merchant-path|use-breadcrumb-data)\.tsx?$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  {
    name: 'blocks',
    test: /\/(?:PageHeader|LoadMore|Alert|Field|SelectField|FieldNotes|EmptyState|Skeleton|form-field|use-list-query|use-open-on-large)\.tsx?$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  {
    name: 'parts',
    test: /\/(?:IconButton|Disclosure|PlainHtml|StockLabel|QuantityStepper|use-cart-actions|use-snap-track|review-queries|product-lightbox|domain\/(?:variant|quantity|stock))\.tsx?$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  // Small things that both the account and parts of public pages need.
  {
    name: 'shared',
    test: /\/(?:keepalive|single-flight|focus-page-title|use-known-session|use-dismiss-timer|use-update-status|format-date|SessionUnreachable|LoadError|LiveRegion|Checkbox|TextField|Badge|use-account-write|verify-before-retry|shared-channel|require-subject|use-issues|validation|idempotency-key|latest-wins|shared\.css|(?:resources|contract)\/cart)(?:\.css)?\.tsx?/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What the cart's page and its panel show of a cart, and what both share with the checkout.
  {
    name: 'cart-parts',
    test: /\/(?:cart-line\/|undo-bar\/|features\/cart\/(?:ShopCartLine|use-)|cart\/use-cart(?:-line|-summary)?\.ts|use-cart-line-view)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sums',
    test: /\/(?:receipt\/|domain\/totals|checkout\/(?:use-checkout|send-order|checkout-source)\.ts)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Hearts and what is followed.
  {
    name: 'wishes',
    test: /\/(?:use-wish|use-membership|membership-store|collections-queries|(?:resources|contract)\/merchants)\.ts$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Whole with what its shapes are made of: a shape that another file brought later would be undefined in them.
  {
    name: 'orders',
    test: /\/(?:resources|contract)\/(?:orders|merchant-orders|preorders|refunds)\.ts/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'listing',
    test: /ListPage\.tsx$|routes\/all-products\.tsx$/,
    priority: 1,
    includeDependenciesRecursively: true,
  },
  // Only shops whose owner has pages load them.
  {
    name: 'owner',
    test: /storefront-ui\/src\/template\/(?:safe\/profile|engine\/|OwnerPage|index)|features\/owner-pages\/(?:OwnerPart|owner-parts|owner-add|owner-markup|use-)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'product',
    test: /features\/product\/Product\w+\.tsx$|routes\/product\.tsx$/,
    priority: 1,
    includeDependenciesRecursively: true,
  },
  // What many pages of an account need.
  {
    name: 'account',
    test: /\/src\/(?!.*(?:lightbox|toast|dialog|drawer|theme\/|overlays|scroll-stop|use-return-focus|use-dismiss-timer|merchant))/,
    priority: 0,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
];

const titleFontFile = await titleFont();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    directImports(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    clientRoutes(),
    compiledMessages(),
    shakeableRouter(),
    singleCopies(),
    !isSsrBuild && routeFiles(),
    !isSsrBuild && serviceWorker(),
    !isSsrBuild && precompress(),
  ],
  resolve: {
    conditions: ['source', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    alias: {
      'title-font.woff2': titleFontFile,
    },
    dedupe: ['react', 'react-dom', 'swr'],
  },
  // One bundle with React in its production form, whatever NODE_ENV says at run time; only the web server's parts stay outside.
  ssr: {
    noExternal: command === 'build' ? true : [/^@promenade\//],
    external: ['@fastify/proxy-addr', 'fastify', 'ipaddr.js', 'sirv', 'undici'],
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
            codeSplitting: { groups: chunkGroups },
            // The first file names all others, so that each character of a hash weighs on every page; seven is the least.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The first file names the stylesheets too; their own names would appear in no error's stack.
            assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
          },
        },
      },
}));
