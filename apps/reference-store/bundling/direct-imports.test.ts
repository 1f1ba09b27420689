import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf, withDirectImports } from './direct-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'direct-imports-'));
const at = (name: string) => join(folder, name);
const files = {
  'index.ts': `export * from './cart.ts';
export { type Order, useOrder as useOneOrder } from './orders.ts';
export * as queries from './queries.ts';
`,
  'cart.ts': `export interface CartLine {}
export const CART_MAX = 3;
export function useCart() {}
function useCartCount() {}
export { useCartCount };
`,
  'queries.ts': `export * from './product-queries.ts';
export const orders = () => 1;
`,
  'product-queries.ts': 'export async function product() {}\n',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const transformed = (code: string) =>
  withDirectImports(code, (specifier) => (specifier === '@promenade/hooks' ? placesOf(at('index.ts')) : undefined));

describe('withDirectImports', () => {
  it('imports each value from the module that declares it or renames it', () => {
    expect(transformed("import { CART_MAX, useCart as read, useCartCount } from '@promenade/hooks';")).toBe(
      [
        `import { CART_MAX } from '${at('cart.ts')}';`,
        `import { useCart as read } from '${at('cart.ts')}';`,
        `import { useCartCount } from '${at('cart.ts')}';`,
      ].join(' '),
    );
    expect(transformed("import { type Order, useOneOrder } from '@promenade/hooks';")).toBe(
      `import { useOrder as useOneOrder } from '${at('orders.ts')}';`,
    );
  });

  it('imports only those members of a namespace that are used', () => {
    const code =
      "import {\n  queries,\n} from '@promenade/hooks';\nread(queries.product(), queries.product(), text.queries);";
    expect(transformed(code).split('\n')).toEqual([
      `import { product as queries$product } from '${at('product-queries.ts')}';`,
      '',
      '',
      'read(queries$product(), queries$product(), text.queries);',
    ]);
  });

  it('counts no words of comments as uses of a namespace', () => {
    const comments = '/** The queries of a page. */\n// queries\n/*\n * queries\n */\n';
    const code = `import { queries } from '@promenade/hooks';\n${comments}read(queries.product());`;
    expect(transformed(code)).toContain(`import { product as queries$product }`);
  });

  it('imports a whole namespace that is used in another way', () => {
    expect(transformed("import { queries } from '@promenade/hooks';\nshow(queries);")).toBe(
      `import * as queries from '${at('queries.ts')}';\nshow(queries);`,
    );
  });

  it('leaves imports that an index does not re-export, and those of other packages', () => {
    expect(transformed("import { other } from '@promenade/hooks';")).toBe("import { other } from '@promenade/hooks';");
    expect(transformed("import { Button } from '@promenade/ui';")).toBe("import { Button } from '@promenade/ui';");
  });
});
