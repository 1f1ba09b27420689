import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, isModule, link, linkPeers, root, typesOf, write } from './packed.ts';

/** A consumer with every strict compiler option, which also checks our declarations. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  types: [],
  lib: ['es2024', 'dom', 'dom.iterable'],
};
const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

const program = `
import { createStorefront, en, errorText, type AnyStorefrontError, isStorefrontError } from '@promenade/storefront-sdk';
import type { NewOrder } from '@promenade/storefront-sdk';

const locale: string | undefined = undefined;
const shop = createStorefront({ baseUrl: 'https://api.example.com', storeId: 1, locale, onIssue: undefined });

const page = await shop.search.products({ keyword: 'linen' });
const slugs: string[] = page.list.map(({ slug }) => slug);
for await (const order of shop.orders.list({ type: 3 })) slugs.push(order.orderNo);
const next: Promise<typeof page | undefined> = page.next();

const order: NewOrder = { preOrderNo: 'PO1', addressId: 1, payType: 'stripe', payChannel: 'pc', expectedPayFee: 4250 };
// @ts-expect-error cents are a number
const wrong: NewOrder = { ...order, expectedPayFee: '42.50' };
// @ts-expect-error "buy now" takes a variant, not a line of the cart
await shop.preorders.create({ preOrderType: 'buyNow', orderDetails: [{ shoppingCartId: 1 }] });

function explain(error: AnyStorefrontError): number | undefined {
  switch (error.kind) {
    case 'rate-limited':
      return error.retryAfterMs;
    default:
      return undefined;
  }
}
const placed = await shop.orders.create(order).catch((error: unknown) => {
  if (isStorefrontError(error, 'invalid')) return errorText(error, en);
  if (isStorefrontError(error)) return \`\${explain(error)}\`;
  throw error;
});
const orderNo: string = typeof placed === 'string' ? placed : placed.orderNo;
console.log(slugs, next, wrong, orderNo);
`;

/** A program for Node, whose project does not have the types of browsers. */
const nodeProgram = `
import { createStorefront } from '@promenade/storefront-sdk';
import { runConformance } from '@promenade/storefront-devkit/conformance';
import { createMockStorefront } from '@promenade/storefront-devkit/mock';

const shop = createStorefront({ baseUrl: 'https://api.example.com', fetch: createMockStorefront().fetch });
for await (const { storeName } of shop.search.products({}, { signal: AbortSignal.timeout(5000) })) console.log(storeName);
console.log(runConformance);
`;

let consumer: string;

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'strict-'));
  const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'];
  const entries = packages.flatMap((name) => installPacked(consumer, name).entries);
  linkPeers(consumer);
  link(consumer, '@types/node', root);
  const modules = entries.filter(isModule);
  const sheets = entries.filter((entry) => entry.endsWith('.css'));
  write(consumer, {
    'package.json': '{ "type": "module" }',
    'app.ts': program,
    'node.ts': nodeProgram,
    'sheets.ts': sheets.map((sheet) => `import '${sheet}';`).join('\n'),
    'entries.ts': modules.map((entry, index) => `export * as entry${index} from '${entry}';`).join('\n'),
  });
});
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

function expectToCompile(options: object, files: readonly string[]) {
  write(consumer, { 'tsconfig.json': JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }) });
  expect(typesOf(consumer)).toBe('');
}

it.each(Object.entries(resolutions))('a strict consumer compiles with %s resolution', (_, resolution) => {
  expectToCompile(resolution, ['app.ts', 'entries.ts', 'sheets.ts']);
});

it('a program for Node compiles with the types of Node alone', () => {
  expectToCompile({ ...resolutions.node16, lib: ['es2022'], types: ['node'] }, ['node.ts']);
});
