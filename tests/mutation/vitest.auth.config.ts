import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from '../../packages/storefront-hooks/package.json' with { type: 'json' };

const directory = new URL('../../packages/storefront-hooks/', import.meta.url);
/** The package that is mutated: the devkit's imports of it would lead to another copy, with contexts of its own. */
const alias = Object.entries(manifest.exports).flatMap(([path, entry]) => {
  if (typeof entry !== 'object' || !('source' in entry)) return [];
  const name = `${manifest.name}${path.slice(1)}`;
  return { find: new RegExp(`^${name}$`), replacement: fileURLToPath(new URL(entry.source, directory)) };
});

/** The tests for mutants of the sign-in code, with few sequences of the models, because they run once for each mutant. */
export default defineConfig({
  // Files with a DOM use browser conditions, the others Node's.
  resolve: { alias, conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  test: {
    environment: 'jsdom',
    include: ['packages/storefront-hooks/src/auth/*.test.{ts,tsx}'],
    env: { PM_ROUNDS: '30' },
  },
});
