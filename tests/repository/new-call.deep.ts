import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let copy: string;

const inCopy = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64_000_000,
  });
const git = (...args: string[]) => inCopy('git', '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-call-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0');
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, group))) linkDependencies(join(group, name));
  git('init', '-q');
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n.cache\n');
  git('add', '-A');
  git('commit', '-qm', 'before');
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Links the dependencies of a package; packages of this repository come from the copy. */
function linkDependencies(folder: string): void {
  const installed = join(root, folder, 'node_modules');
  const names = readdirSync(installed).filter((name) => !name.startsWith('.'));
  const paths = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(installed, name)).map((one) => join(name, one)) : [name],
  );
  for (const path of paths) {
    const target = realpathSync(join(installed, path));
    const link = join(copy, folder, 'node_modules', path);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(path.startsWith('@promenade/') ? join(copy, relative(root, target)) : target, link);
  }
}

/** Inserts a text before the first line of code that starts with another. */
function insert(file: string, before: string, text: string): void {
  const path = join(copy, file);
  const [head, ...rest] = readFileSync(path, 'utf8').split(before);
  expect(rest, `${file} has ${before}`).not.toHaveLength(0);
  writeFileSync(path, `${head}${text}${before}${rest.join(before)}`);
}

/** Appends a text to a file. */
function append(file: string, text: string): void {
  appendFileSync(join(copy, file), text);
}

/** The file in a folder that contains a text. */
function fileWith(text: string, folder: string): string {
  const names = readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' });
  const found = names.find(
    (name) => name.endsWith('.ts') && readFileSync(join(copy, folder, name), 'utf8').includes(text),
  );
  return join(folder, `${found}`);
}

/** Runs the generators, compiles, and returns the files that were changed by hand. */
function finished(): string[] {
  const byHand = git('diff', '--name-only').trim().split('\n');
  inCopy(process.execPath, '--conditions=source', 'tooling/reference.ts');
  for (const folder of [
    'packages/storefront-sdk',
    'packages/storefront-devkit',
    'apps/reference-api',
    'apps/demo-shop',
  ])
    inCopy(process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', folder, '--noEmit');
  return byHand;
}

/** The output of a program that uses the packages of the copy. */
function printed(program: string): unknown {
  const file = join(copy, 'packages/storefront-devkit/program.ts');
  writeFileSync(file, program);
  try {
    return JSON.parse(inCopy(process.execPath, '--conditions=source', file));
  } finally {
    rmSync(file);
  }
}

/** A page of the reference. */
const pageOf = (path: string) =>
  `${printed(`
    import { callPages } from '../../tooling/docs/call-pages.ts';
    import { findRelated } from '../../tooling/docs/goes-with.ts';
    import { apiRoutes } from '../../tooling/reference/api-routes.ts';
    import { gatherFacts } from '../../tooling/reference/facts.ts';
    const pages = callPages(gatherFacts(apiRoutes()), findRelated([], new Set()));
    console.log(JSON.stringify(pages.find(({ path }) => path === '${path}')?.text ?? ''));`)}`;

it('a new call is written in three files of the packages (declaration, mock, conformance case) and two of the API (handler, limit)', () => {
  append(
    'packages/storefront-sdk/src/calls/coupons.ts',
    `
/**
 * The coupon behind a code.
 * @param value The code.
 * @returns The coupon.
 * @throws \`StorefrontError\` of kind \`not-found\`.
 * @example const coupon = await shop.coupons.byCode('SPRING');
 */
export const byCode = call({
  id: 'coupons.byCode',
  method: 'GET',
  path: '/api/front/coupon/code/{code}',
  auth: 'guest',
  takes: 'code',
  returns: Coupon as Schema<Coupon>,
  spec: IN_TOOLS && {
    summary: 'The coupon behind a code.',
    origin: 'extension',
    path: {
      /** The code. */
      code: text,
    },
    errors: { 404: 'There is no such code.' },
    example: { path: { code: 'SPRING' } },
  },
});
`,
  );
  const mock = fileWith("'coupons.mine': (request) =>", 'packages/storefront-devkit/src/mock');
  insert(
    mock,
    "    'coupons.mine': (request) =>",
    `    'coupons.byCode': (request) => {
      const coupon = shop.coupons.find(({ name }) => name === request.path.code);
      if (!coupon) throw notFound();
      return coupon;
    },
`,
  );
  const cases = fileWith("'coupons.mine': {", 'packages/storefront-devkit/src/conformance');
  insert(
    cases,
    "  'coupons.mine': {",
    `  'coupons.byCode': {
    ask: () => ({ path: { code: 'SPRING' } }),
    unknown: () => ({ path: { code: 'NONE' } }),
  },
`,
  );

  const route = 'apps/reference-api/src/routes/coupons.ts';
  insert(route, '    mine: async', "    byCode: () => Promise.reject(new Error('Not written yet.')),\n");
  const limits = 'apps/reference-api/src/limits/routes.ts';
  insert(limits, "  'coupons.mine':", "  'coupons.byCode': 'read',\n");

  const packages = [mock, cases, 'packages/storefront-sdk/src/calls/coupons.ts'];
  expect(finished()).toEqual([route, limits, ...packages].toSorted());

  expect(pageOf('reference/calls/coupons/byCode.md')).toContain('coupons.byCode');
  const seen = printed(`
    import { createStorefront, couponsByCode } from '@promenade/storefront-sdk';
    import { contract } from '@promenade/storefront-sdk/contract';
    import { toOpenApi } from '@promenade/storefront-sdk/openapi';
    import { createMockStorefront } from '@promenade/storefront-devkit/mock';
    const shop = createStorefront({ baseUrl: 'https://shop.example', fetch: createMockStorefront().fetch });
    const { list: [first] } = await shop.coupons.claimable({ useType: 1 });
    const coupon = await shop.coupons.byCode(first.name);
    const missing = await shop.coupons.byCode('NONE').catch(({ kind }) => kind);
    const alone = (await couponsByCode(shop.client, first.name)).id;
    const isDescribed = '/api/front/coupon/code/{code}' in toOpenApi().paths;
    console.log(JSON.stringify([coupon.id === first.id, missing, alone === first.id, contract['coupons.byCode'].path, isDescribed]));
  `);
  expect(seen).toEqual([true, 'not-found', true, '/api/front/coupon/code/{code}', true]);
}, 300_000);

it('a new field of a response is written in one file: the shape', () => {
  git('checkout', '-q', '.');
  const shape = 'packages/storefront-sdk/src/entities/coupons.ts';
  const code = readFileSync(join(copy, shape), 'utf8');
  const opening = 'export const Coupon = object(couponFields, {\n';
  expect(code).toContain(opening);
  const field = '  /** Words of the shop about it. An extension. */\n  terms: optional(text),\n';
  writeFileSync(join(copy, shape), code.replace(opening, `${opening}${field}`));

  expect(finished()).toEqual(['packages/storefront-sdk/src/entities/coupons.ts']);

  const page = pageOf('reference/shapes.md');
  expect(page).toContain('Words of the shop about it.');
}, 300_000);

it('a new product field is written in seven files: migration, sheet column, response of the API, shape, page, and both languages', () => {
  git('checkout', '-q', '.');
  const migration = 'apps/reference-api/src/db/migrations/9000-product-origin.ts';
  writeFileSync(
    join(copy, migration),
    `import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  "alter table products add column origin text not null default ''",
  "comment on column products.origin is 'Country of origin; empty if unknown.'",
];

/** A product's country of origin. */
export const productOrigin: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
`,
  );
  git('add', '--intent-to-add', migration);
  const columns = 'apps/reference-api/src/sheets/product-columns.ts';
  insert(columns, '  condition: stored(', "  origin: stored('origin', textColumn('country of origin', 80), ''),\n");
  const detail = 'apps/reference-api/src/repositories/product-detail.ts';
  insert(detail, "  ...(['manufacturer',", "  'origin',\n");
  insert(detail, '    ...(product.brand &&', '    origin: product.origin || undefined,\n');
  const shape = 'packages/storefront-sdk/src/entities/products.ts';
  insert(
    shape,
    '  /** Brand. An',
    '  /** Country of origin. An extension; absent if unknown. */\n  origin: optional(text),\n',
  );
  const page = 'apps/reference-store/src/components/ProductDetails.tsx';
  insert(
    page,
    "    { term: text('product.manufacturer')",
    "    { term: text('product.origin'), value: productInfo.origin },\n",
  );
  const words = ['en', 'fr'].map((locale) => `apps/reference-store/src/i18n/messages/${locale}.product.json`);
  const origin = { en: 'Country of origin', fr: 'Pays d’origine' };
  for (const [index, text] of Object.values(origin).entries())
    insert(words[index] ?? '', '  "product.manufacturer"', `  "product.origin": "${text}",\n`);

  inCopy(process.execPath, '--conditions=source', 'apps/reference-api/src/testing/write-table-types.ts');
  git('add', 'apps/reference-api/src/db/schema.ts');
  expect(finished()).toEqual([migration, columns, detail, shape, page, ...words].toSorted());
  inCopy(process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', 'apps/reference-store', '--noEmit');

  const shown = printed(`
    import { openSeededDatabase } from '../../apps/demo-shop/src/testing.ts';
    import { listedProductBySlug } from '../../apps/reference-api/src/repositories/product-detail.ts';
    import { importSheet } from '../../apps/reference-api/src/sheets/csv-import.ts';
    const { db, close } = await openSeededDatabase();
    await importSheet(db, 'products', 'slug,origin\\nwindowsill-ficus,Portugal', { now: Date.now() });
    const found = await listedProductBySlug(db, { storeId: 1, languages: ['en'] }, 'windowsill-ficus');
    console.log(JSON.stringify(found));
    await close();`);
  expect(shown).toMatchObject({ productInfo: { slug: 'windowsill-ficus', origin: 'Portugal' } });
}, 600_000);
