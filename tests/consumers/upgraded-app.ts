import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { VersionChanges } from '../../packages/storefront-devkit/src/upgrade/changes.ts';

const [sdk, hooks, ui] = ['sdk', 'hooks', 'ui'].map((name) => `@promenade/storefront-${name}`) as [
  string,
  string,
  string,
];

/** The changes of version 0.2.0, without the screens. */
const changes = {
  version: '0.2.0',
  exports: [{ module: hooks, from: 'useCartSummary', to: 'useCartTotals' }],
  modules: [{ from: `${ui}/react-router`, to: `${ui}/router` }],
  props: [{ module: `${ui}/shop`, component: 'ProductCard', from: 'quickAddPending', to: 'isAdding' }],
  propValues: [{ module: ui, component: 'Button', prop: 'variant', from: 'ghost', to: 'quiet' }],
  options: [{ module: sdk, function: 'createStorefront', from: 'onAuthRequired', to: 'onSignInRequired' }],
  removed: [{ module: hooks, name: 'useCartCount', advice: 'Read count of useCartTotals.' }],
  words: [{ from: 'shop.quantity.atLeast', to: 'shop.quantity.minimum' }],
  calls: [{ from: 'newsletter.subscribe', to: 'newsletter.join' }],
  cssVariables: [{ from: '--pm-color-page', to: '--pm-color-canvas' }],
  byHand: ['Look at the cart.'],
} satisfies VersionChanges;

/** Old names in files of an app, by folder: names that the created apps do not use themselves. */
export const outdated = (folder: string) => ({
  [`${folder}/outdated.css`]: 'a { color: var(--pm-color-page); }\n',
  [`${folder}/outdated.tsx`]: `import { useCartCount } from '${hooks}';
import { createStorefront } from '${sdk}';
import { UiProvider } from '${ui}';

const shop = createStorefront({ baseUrl: '/', onAuthRequired: () => {} });
export const subscribe = (email: string) => shop.newsletter.subscribe({ email });
export const Count = () => (
  <UiProvider strings={{ shop: { quantity: { atLeast: 'Take one.' } } }}>{useCartCount()}</UiProvider>
);
`,
});

/** Follows the upgrade's advice for the outdated files by hand. */
export function followAdvice(app: string, folder: string): void {
  const path = join(app, `${folder}/outdated.tsx`);
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replace('useCartCount()', 'useCartTotals().data?.count')
      .replace('useCartCount', 'useCartTotals'),
  );
}

/**
 * Gives an app the packages of version 0.2.0, whose types have the new names only, and a devkit of this version, whose folder it
 * returns.
 */
export function nextVersion(app: string): string {
  const scope = join(app, 'node_modules/@promenade');
  const next = join(scope, 'next-devkit');
  cpSync(join(scope, 'storefront-devkit'), next, { recursive: true });
  replaceIn(join(next, 'package.json'), '"version": "0.1.0"', '"version": "0.2.0"');
  writeFileSync(join(next, 'dist/changes.json'), JSON.stringify([changes]));
  for (const name of ['store', 'cart']) {
    const path = join(next, `dist/registry/${name}.json`);
    const item = JSON.parse(readFileSync(path, 'utf8')) as { files: { path: string; content: string }[] };
    for (const file of item.files) {
      file.content = file.content
        .replaceAll('useCartSummary', 'useCartTotals')
        .replaceAll('quickAddPending', 'isAdding');
      if (file.path === 'components/CartLine.tsx') file.content = file.content.replace('/** ', '/** Theirs: ');
      if (file.path === 'routes/shopping-cart.tsx') file.content = `// The next version.\n${file.content}`;
    }
    writeFileSync(path, JSON.stringify(item));
  }
  for (const file of ['index.js', 'index.d.ts']) {
    const path = join(scope, 'storefront-hooks/dist', file);
    const inExports = (names: string) =>
      names.replace(/\buseCartCount,\s*/, '').replace(/\buseCartSummary\b/, 'useCartSummary as useCartTotals');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/export \{[^}]*\}/g, inExports));
  }
  for (const [path, from, to] of [
    ['storefront-ui/package.json', '"./react-router"', '"./router"'],
    ['storefront-ui/dist/shop/product-card/ProductCard.d.ts', 'quickAddPending', 'isAdding'],
    ['storefront-ui/dist/theme/look.d.ts', "'ghost'", "'quiet'"],
    ['storefront-ui/dist/messages/shop/types.d.ts', 'atLeast', 'minimum'],
    ['storefront-sdk/dist/storefront.d.ts', 'onAuthRequired', 'onSignInRequired'],
    ['storefront-sdk/dist/calls/newsletter.d.ts', 'const subscribe', 'const join'],
  ] as const)
    replaceIn(join(scope, path), from, to);
  return next;
}

/** Runs the upgrade of that version in an app. */
export function runNext(next: string, app: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(next, 'dist/cli/index.js'), 'upgrade', ...args], {
    cwd: app,
    encoding: 'utf8',
  });
}

/** Replaces a text in a file, which must contain it. */
export function replaceIn(path: string, from: string, to: string): void {
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}
