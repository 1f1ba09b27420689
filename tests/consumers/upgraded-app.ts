import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A devkit of version 0.2.0 with a renamed hook and changed screens; the app's hooks also have the new name. */
export function nextVersion(app: string): string {
  const scope = join(app, 'node_modules/@promenade');
  const next = join(scope, 'next-devkit');
  cpSync(join(scope, 'storefront-devkit'), next, { recursive: true });
  const module = '@promenade/storefront-hooks';
  const names = { module, from: 'useCartSummary', to: 'useCartTotals' };
  const changes = [{ version: '0.2.0', exports: [names], byHand: ['Look at the cart.'] }];
  replaceIn(join(next, 'package.json'), '"version": "0.1.0"', '"version": "0.2.0"');
  writeFileSync(join(next, 'dist/changes.json'), JSON.stringify(changes));
  for (const name of ['store', 'cart']) {
    const path = join(next, `dist/registry/${name}.json`);
    const item = JSON.parse(readFileSync(path, 'utf8')) as { files: { path: string; content: string }[] };
    for (const file of item.files) {
      file.content = file.content.replaceAll(names.from, names.to);
      if (file.path === 'components/CartLine.tsx') file.content = file.content.replace('/** ', '/** Theirs: ');
      if (file.path === 'routes/shopping-cart.tsx') file.content = `// The next version.\n${file.content}`;
    }
    writeFileSync(path, JSON.stringify(item));
  }
  for (const file of ['index.js', 'index.d.ts']) {
    const path = join(scope, 'storefront-hooks/dist', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/export \{[^}]*\}/g, (names) =>
        names.replace(/\buseCartSummary\b/, 'useCartSummary as useCartTotals'),
      ),
    );
  }
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
