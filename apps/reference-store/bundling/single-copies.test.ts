import { describe, expect, it } from 'vitest';
import { packagesTwice } from './single-copies.ts';

const at = (version: string, name: string, file = 'index.js') =>
  `/shop/node_modules/.pnpm/${name.replace('/', '+')}@${version}/node_modules/${name}/${file}`;

describe('packagesTwice', () => {
  it('finds nothing if every package has one copy', () => {
    const ids = [
      at('19.3.1', 'react'),
      at('19.3.1', 'react', 'jsx-runtime.js'),
      at('3.5.22', '@formatjs/parser'),
      '/shop/src/a.ts',
    ];
    expect(packagesTwice(ids).size).toBe(0);
  });

  it('names a package that is bundled in two versions', () => {
    const ids = [at('3.5.20', '@formatjs/parser'), at('3.5.22', '@formatjs/parser'), at('1.8.1', 'radix-ui')];
    expect([...packagesTwice(ids).keys()]).toEqual(['@formatjs/parser']);
    expect(packagesTwice(ids).get('@formatjs/parser')).toHaveLength(2);
  });
});
