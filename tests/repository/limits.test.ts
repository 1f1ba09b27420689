import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tooling/steps.ts';

const api = join(root, 'apps/reference-api/src/limits');
const store = join(root, 'apps/reference-store/src/limits');

// The store must not import the API, and no package is for servers only, so the files are copied.
it.each(['networks.ts', 'concurrency-limit.ts', 'shared-work.ts'])('the API and the store have the same %s', (file) => {
  expect(readFileSync(join(store, file), 'utf8')).toBe(readFileSync(join(api, file), 'utf8'));
});
