/**
 * Who may import whom. docs/decisions/0001-architecture.md says why.
 * Inside a package the arrows point one way; across packages only what `exports` names.
 */
const layers = (root, order, pathNot = '^$') =>
  order.flatMap((layer, index) => {
    const above = order.slice(0, index);
    return above.length === 0
      ? []
      : [
          {
            name: `${root.split('/').at(-1)}: ${layer} imports nothing above it`,
            severity: 'error',
            from: { path: `^${root}/src/${layer}/`, pathNot },
            to: { path: `^${root}/src/(${above.join('|')})/` },
          },
        ];
  });

const sdk = 'packages/storefront-sdk';
const hooks = 'packages/storefront-hooks';
const devkit = 'packages/storefront-devkit';
const ui = 'packages/storefront-ui';
const store = 'apps/reference-store';
const api = 'apps/reference-api';
const demo = 'apps/demo-shop';
const tests = '\\.(test|test-d|stories|browser)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports resolve',
      severity: 'error',
      from: {},
      // `next` and `react-router` are optional peers of the link adapters, declared in src/links/peers.d.ts.
      to: { couldNotResolve: true, pathNot: '^(virtual:|storybook/|next/link$|react-router$)' },
    },
    {
      name: 'sdk imports nothing of ours',
      severity: 'error',
      from: { path: `^${sdk}/` },
      to: { path: `^(${hooks}|${devkit}|${ui}|apps)/` },
    },
    {
      name: 'hooks import the sdk only',
      severity: 'error',
      from: { path: `^${hooks}/`, pathNot: `${tests}|/test-support/` },
      to: { path: `^(${devkit}|${ui}|apps)/` },
    },
    {
      name: 'the devkit imports sdk and hooks only',
      severity: 'error',
      from: { path: `^${devkit}/` },
      to: { path: `^(${ui}|apps)/` },
    },
    {
      name: 'ui imports nothing of ours',
      severity: 'error',
      from: { path: `^${ui}/src/`, pathNot: tests },
      to: { path: `^(${sdk}|${hooks}|apps)/` },
    },
    {
      name: 'ui knows no router and fetches nothing',
      severity: 'error',
      from: { path: `^${ui}/src/`, pathNot: tests },
      to: { path: 'node_modules/(react-router|react-router-dom|swr)/' },
    },
    {
      name: 'the api takes the contract, its document, its tools for agents, the errors, the rules and the check of themes, nothing else',
      severity: 'error',
      from: { path: `^${api}/src/`, pathNot: '(\\.(test|deep)\\.ts$|/testing/)' },
      to: {
        path: `^(${ui}/src/(?!tokens/)|${store}|${hooks}/src/(?!domain/)|${sdk}/src/(?!agents/|contract/|openapi/|errors/|money\\.ts$))`,
      },
    },
    {
      name: 'a shop is started without the demo shop',
      severity: 'error',
      from: { path: `^(${api}/src|${store})/`, pathNot: '(\\.(test|gate)\\.ts$|/testing/)' },
      to: { path: `^${demo}/` },
    },
    {
      name: 'the store never imports the api',
      severity: 'error',
      from: { path: `^${store}/` },
      to: { path: `^${api}/` },
    },
    {
      name: 'no deep imports across packages',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      // Stories of the pages show the pictures of the components' stories.
      to: {
        path: '^(packages|apps)/(?!$2/)[^/]+/src/',
        pathNot: `^(${ui}/src/story-data|${sdk}/src/test-support|${demo}/src)/`,
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'data of stories is for stories',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '(\\.(stories|test)\\.tsx?$|/(stories|story-data)/)' },
      to: { path: `^${ui}/src/story-data/` },
    },
    {
      name: 'domain is pure',
      severity: 'error',
      from: { path: `^${hooks}/src/domain/`, pathNot: tests },
      to: { pathNot: `^(${hooks}/src/domain/|${sdk}/src/money\\.ts$)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'libraries stay behind the overlays entry',
      severity: 'error',
      from: { path: `^${ui}/src/(index|shop/index)\\.ts$` },
      to: { path: 'node_modules/(@radix-ui|@tanstack)/', reachable: true },
    },
    ...layers(sdk, ['openapi', 'contract', 'calls', 'transport', '(errors|entities)', 'schema'], tests),
    ...layers(devkit, ['cli', 'react', '(mock|conformance|doctor)'], tests),
    ...layers(
      hooks,
      [
        'analytics',
        'provider',
        'server',
        'core',
        'template',
        'views',
        '(account|cart|catalog|checkout|collections|content|coupons|locale|merchants|newsletter|orders|pictures|points|refunds|reviews|session-record)',
        'writes',
        '(query|context)',
        'auth',
        'browser',
        'domain',
      ],
      `${tests}|/test-support/`,
    ),
    ...layers(ui, ['links', 'template', 'shop', 'primitives', 'theme', 'dom', 'css', 'tokens'], tests),
    ...layers(store, ['app', 'router', 'routes', 'components', 'lib', 'i18n'], tests),
    {
      name: 'reference-store: no import() of an index of a package',
      severity: 'error',
      // It would be an entry that holds all that anybody takes from the index. `lib/late/` has a file for each part.
      from: { path: `^${store}/src/` },
      to: { dynamic: true, path: '^packages/[^/]+/src/(index|overlays|shop/index|shop/overlays|domain/index)\\.ts$' },
    },
    {
      name: 'reference-store: a page imports no other page',
      severity: 'error',
      // The owner's page of a product has the product's own page behind it.
      from: { path: `^${store}/src/routes/`, pathNot: '(\\.test\\.ts|/(table|product-landing)\\.tsx?)$' },
      to: { path: `^${store}/src/routes/[^/]+\\.tsx$` },
    },
    ...layers(api, ['routes', 'domain', 'payments', 'repositories', 'db'], '(\\.(test|deep)\\.ts$|/testing/)'),
    {
      name: 'reference-api: statements do not decide what is refused',
      severity: 'error',
      from: { path: `^${api}/src/(repositories|db)/`, pathNot: tests },
      to: { path: `^${api}/src/errors/refused\\.ts$` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|storybook-static|node_modules/\\.)' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'module', 'types', 'default', 'node'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
