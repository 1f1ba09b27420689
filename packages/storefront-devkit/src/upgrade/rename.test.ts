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
  cssVariables: [{ from: '--kit-old', to: '--kit-new' }],
};

const renamed = (text: string, path = 'app.tsx') => renameIn(path, text, changes);

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
