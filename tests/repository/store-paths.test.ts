import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as storePaths from '../../packages/storefront-hooks/src/domain/store-paths.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all: readonly string[] = Object.values(storePaths);

describe('the paths that backend and packages link to', () => {
  it("are the paths in the README's table", () => {
    const section = /^### Paths to serve$(.*?)^##/ms.exec(read('packages/storefront-hooks/README.md'))?.[1] ?? '';
    const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path);
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  it('are not hard-coded anywhere else', () => {
    const sources = globSync(
      [
        'apps/reference-api/src/**/*.ts',
        'packages/storefront-{hooks,devkit}/src/**/*.{ts,tsx}',
        'apps/reference-store/src/lib/*.ts',
      ],
      {
        cwd: root,
        exclude: [
          '**/*.{test,gate}.*',
          '**/{seed,migrations,testing,test-support}/**',
          '**/store-paths.ts',
          '**/storefront-pages.ts',
        ],
      },
    );
    // A single segment can be another address, such as `/logout` of an identity provider.
    const fixed = all.filter((path) => /^\/[^/{]+\/[^{]+$/.test(path));
    const copies = sources.flatMap((file) => {
      const code = read(file).replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');
      return fixed
        .filter((path) => new RegExp(`['"\`](?:\\$\\{\\w+\\})?${path}['"\`?]`).test(code))
        .map((path) => `${file}: ${path}`);
    });
    expect(sources.length).toBeGreaterThan(300);
    expect(copies).toEqual([]);
  });

  it('are read by the API in one file: its shops may have other storefronts', () => {
    const reads =
      /\b(?:localizePath|productPath|merchantPath|categoryPath|orderPath|orderListPath)\b|\bstorePaths\.(?!callback\b|logout\b|twitterCallback\b|profile\b)\w+/g;
    // Sign-in with OpenID Connect exists for storefronts with these paths only: addresses to return to, in each language.
    const signIn = ['identity/provider.ts', 'identity/security-routes.ts', 'domain/twitter-sign-in.ts'];
    const found = globSync('**/*.ts', {
      cwd: join(root, 'apps/reference-api/src'),
      exclude: ['**/*.{test,gate,deep}.ts', 'testing/**'],
    }).flatMap((file) => {
      const names = [...read(`apps/reference-api/src/${file}`).matchAll(reads)].map(([name]) => name);
      const others = signIn.includes(file) ? names.filter((name) => name !== 'localizePath') : names;
      return others.length > 0 ? [file] : [];
    });
    expect(found).toEqual(['domain/storefront-pages.ts']);
  });
});
