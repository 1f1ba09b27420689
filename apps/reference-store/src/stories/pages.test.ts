import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as paths from '../lib/paths.ts';
import { routes } from '../routes/table.ts';

const stories = globSync('*.stories.tsx', { cwd: import.meta.dirname }).map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
);
const shown = stories.flatMap((text) => [...text.matchAll(/\bat\(\s*'([^'?]*)/g)].map(([, path]) => path ?? ''));

/** These redirect immediately or need an external provider. */
const withoutStory: readonly string[] = [paths.callback, paths.twitterCallback, paths.stripePayment, paths.wallets];

const isShown = (path: string) => {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return shown.some((one) => pattern.test(one));
};

it('every page of the store has a story', () => {
  const missing = routes.filter((route) => !route.paths.some(isShown)).map((route) => route.paths[0]);
  expect(missing.toSorted()).toEqual(withoutStory.toSorted());
  expect(isShown('/no/such/:page')).toBe(false);
});
