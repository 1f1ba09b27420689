import { describe, expect, it } from 'vitest';
import { compareVersions } from './changes.ts';
import { renameIn, renameVariables } from './rename.ts';

const changes = {
  version: '0.2.0',
  exports: [
    { module: 'kit', from: 'useOld', to: 'useNew' },
    { module: 'kit', from: 'OldButton', to: 'NewButton' },
    { module: 'kit', from: 'OldType', to: 'NewType' },
  ],
  modules: [{ from: 'kit/old', to: 'kit/new' }],
  props: [{ module: 'kit', component: 'Card', from: 'onPress', to: 'onClick' }],
  propValues: [{ module: 'kit', component: 'Card', prop: 'look', from: 'old', to: 'new' }],
  options: [{ module: 'kit', function: 'create', from: 'old', to: 'new' }],
  removed: [{ module: 'kit', name: 'useGone', advice: 'Use useNew.' }],
  words: [{ from: 'stock.left.old', to: 'stock.left.new' }],
  calls: [{ from: 'orders.old', to: 'orders.new' }],
  cssVariables: [{ from: '--kit-old', to: '--kit-new' }],
};
const ui = `import { UiProvider } from '@promenade/storefront-ui';\n`;
const sdk = `import { createStorefront } from '@promenade/storefront-sdk';\n`;

const renamed = (text: string, path = 'app.tsx') => renameIn(path, text, changes).text;

describe('names in a module', () => {
  it.each([
    ['an import', `import { useOld } from 'kit';\nuseOld();`, `import { useNew } from 'kit';\nuseNew();`],
    ['a local name', `import { useOld as use } from 'kit';\nuse();`, `import { useNew as use } from 'kit';\nuse();`],
    ['a namespace', `import * as k from 'kit';\nk.useOld();`, `import * as k from 'kit';\nk.useNew();`],
    [
      'a type',
      `import type { OldType } from 'kit';\nlet a: OldType;`,
      `import type { NewType } from 'kit';\nlet a: NewType;`,
    ],
    [
      'a type of a namespace',
      `import type * as k from 'kit';\nlet a: k.OldType;`,
      `import type * as k from 'kit';\nlet a: k.NewType;`,
    ],
    ['a re-export', `export { useOld } from 'kit';`, `export { useNew as useOld } from 'kit';`],
    ['a renaming re-export', `export { useOld as use } from 'kit';`, `export { useNew as use } from 'kit';`],
    [
      'an export',
      `import { useOld } from 'kit';\nexport { useOld };`,
      `import { useNew } from 'kit';\nexport { useNew as useOld };`,
    ],
    [
      'a shorthand',
      `import { useOld } from 'kit';\nf({ useOld });`,
      `import { useNew } from 'kit';\nf({ useOld: useNew });`,
    ],
    [
      'an element',
      `import { OldButton } from 'kit';\n<OldButton useOld="a">b</OldButton>;`,
      `import { NewButton } from 'kit';\n<NewButton useOld="a">b</NewButton>;`,
    ],
    [
      'an element of a namespace',
      `import * as k from 'kit';\n<k.OldButton>b</k.OldButton>;`,
      `import * as k from 'kit';\n<k.NewButton>b</k.NewButton>;`,
    ],
    [
      'a prop',
      `import { Card } from 'kit';\n<Card onPress={f} />;\n<Other onPress={f} />;`,
      `import { Card } from 'kit';\n<Card onClick={f} />;\n<Other onPress={f} />;`,
    ],
    [
      'a value of a prop',
      `import { Card } from 'kit';\n<Card look="old" name="old" />;\n<Card look={a ? 'old' : 'older'} />;\n<Other look="old" />;`,
      `import { Card } from 'kit';\n<Card look="new" name="old" />;\n<Card look={a ? 'new' : 'older'} />;\n<Other look="old" />;`,
    ],
    [
      'an option',
      `import { create } from 'kit';\ncreate({ old: 1, other: { old: 2 } });\nmake({ old: 3 });`,
      `import { create } from 'kit';\ncreate({ new: 1, other: { old: 2 } });\nmake({ old: 3 });`,
    ],
    [
      'an option as shorthand, of a namespace',
      `import * as k from 'kit';\nk.create({ old });`,
      `import * as k from 'kit';\nk.create({ new: old });`,
    ],
    [
      'a word',
      `${ui}<UiProvider strings={{ stock: { left: { old: 'a' }, old: 'b' } }} />;`,
      `${ui}<UiProvider strings={{ stock: { left: { new: 'a' }, old: 'b' } }} />;`,
    ],
    [
      'a call, and its id',
      `${sdk}const shop = createStorefront({});\nshop.orders.old();\nother.orders.old();\nconst handlers = { 'orders.old': f };`,
      `${sdk}const shop = createStorefront({});\nshop.orders.new();\nother.orders.old();\nconst handlers = { 'orders.new': f };`,
    ],
    [
      'a call of a resource',
      `${sdk}const { orders: all } = createStorefront({});\nall.old();`,
      `${sdk}const { orders: all } = createStorefront({});\nall.new();`,
    ],
    ['an entry', `import { a } from 'kit/old';`, `import { a } from 'kit/new';`],
    ['an entry that is loaded later', `import('kit/old').then(f);`, `import('kit/new').then(f);`],
    [
      'a CSS variable',
      `const css = 'var(--kit-old) var(--kit-older)';`,
      `const css = 'var(--kit-new) var(--kit-older)';`,
    ],
  ])('%s', (_, before, after) => {
    expect(renamed(before)).toBe(after);
  });

  it('of members, keys and other modules stay', () => {
    const text = `import { useOld } from 'other';\nuseOld(shop.useOld, { useOld: 1 });`;
    expect(renamed(text)).toBe(text);
    expect(renamed(`import { useOld } from 'kit';\nuseOld(shop.useOld, { useOld: 1 });`)).toBe(
      `import { useNew } from 'kit';\nuseNew(shop.useOld, { useOld: 1 });`,
    );
  });

  it('that are declared again keep their references', () => {
    expect(renamed(`import { useOld } from 'kit';\nconst f = ({ useOld }) => useOld();\nuseOld();`)).toBe(
      `import { useNew as useOld } from 'kit';\nconst f = ({ useOld }) => useOld();\nuseOld();`,
    );
  });

  it.each([
    ['an import', `import { useGone } from 'kit';`],
    ['a namespace', `import * as k from 'kit';\nk.useGone();`],
    ['a re-export', `export { useGone } from 'kit';`],
  ])('that are removed are reported with the advice: %s', (_, text) => {
    expect(renameIn('app.tsx', text, changes)).toEqual({
      text,
      byHand: ['app.tsx uses useGone, which is gone: Use useNew.'],
    });
  });

  it('cannot be changed in a file that is not a module', () => {
    expect(() => renamed('import {')).toThrow(SyntaxError);
  });
});

it('stylesheets get the new names of variables', () => {
  expect(renameVariables('a { color: var(--kit-old); --kit-old-2: 1 }', changes)).toBe(
    'a { color: var(--kit-new); --kit-old-2: 1 }',
  );
});

it.each([
  ['0.1.0', '0.2.0', -1],
  ['^1.10.0', '1.9.9', 1],
  ['2.0.0', '2.0.0-beta.1', 0],
])('versions %s and %s compare to %i', (one, other, order) => {
  expect(compareVersions(one, other)).toBe(order);
});
