import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database, migrate } from '../db/index.ts';
import { openEmptyShop } from '../repositories/empty-shop.ts';
import { applicationCode, applicationForm } from '../testing/applying.ts';
import { goodPng } from '../testing/pictures.ts';
import { buyPaid } from '../testing/shopping.ts';
import { createTestShop, someAddress, type TestShop } from '../testing/test-shop.ts';
import { readCommandLine } from './command-line.ts';

/* A shop owner's working day, from an empty database on, with commands only. */

const folder = mkdtempSync(join(tmpdir(), 'promenade-owner-'));
let database: Database;
let testShop: TestShop;
beforeAll(async () => {
  database = await createDatabase({ dataDir: 'memory' });
  await migrate(database.db);
  await openEmptyShop(database.db, Date.now());
  testShop = await createTestShop(database);
});
afterAll(async () => {
  await testShop?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command; returns its output, and fails if it is refused. */
async function type(...typed: string[]): Promise<string> {
  const { command, input } = readCommandLine(typed);
  const { status, message, data, file } = await testShop.operate(command.name, input);
  expect(status, `${typed.join(' ')}: ${message}\n${JSON.stringify(data)}`).toBe(200);
  return file ?? message;
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('an empty shop reports that it is empty, without errors', async () => {
  const guest = testShop.guest();
  expect((await guest.search.products({ keyword: 'lamp' })).total).toBe(0);
  expect(await guest.categories.tree()).toEqual([]);
  expect((await guest.store.details({})).websiteTitle).toBe('New shop');
});

test('an owner fills a shop, sells, and maintains it', async () => {
  const { shop } = await testShop.newShopper();
  const guest = testShop.guest();

  // The shop itself, and a picture for it.
  await type('shop', 'set', 'name', 'Wool & Felt');
  const picture = await type('picture', 'add', file('blanket.png', goodPng));
  expect(picture).toMatch(/^\/media\/uploads\/[\w-]+\.png$/);
  await type('shop', 'set', 'websiteLogo', picture);

  // 50 products from a spreadsheet.
  await type(
    'import',
    'categories',
    file('categories.csv', 'slug,parent,name,fee\nhome,,Home,12.5\nblankets,home,Blankets,\n'),
  );
  await type('import', 'merchants', file('merchants.csv', 'slug,name,email\nown,Wool & Felt,hello@wool.example\n'));
  const lines = Array.from(
    { length: 50 },
    (_, at) => `blanket-${at},Blanket ${at},blankets,own,${at + 10}.00,5,${picture}`,
  );
  const products = file('products.csv', ['slug,name,category,merchant,price,stock,pictures', ...lines].join('\n'));
  expect(await type('import', 'products', products, '--dryRun', 'yes')).toBe(
    'Dry run, nothing is changed: 50 added, 0 changed, 0 removed, 0 as before.',
  );
  expect((await guest.search.products({})).total).toBe(0);
  expect(await type('import', 'products', products)).toBe('products: 50 added, 0 changed, 0 removed, 0 as before.');
  expect((await guest.search.products({ keyword: 'blankets' })).total).toBe(50);
  expect(await type('export', 'products')).toContain(`blanket-49,Blanket 49,,`);

  // A price and a shelf.
  expect(await type('price', 'blanket-7', '12.50')).toBe('blanket-7 costs 12.50.');
  expect(await type('restock', 'blanket-7', '20')).toBe('blanket-7: 25 pieces can be sold.');
  expect(await type('restock', 'blanket-7', '--', '-3')).toBe('blanket-7: 22 pieces can be sold.');
  const sizes =
    'slug,name,category,merchant,price,on_sale,option1,value1,stock\nrug,Rug,blankets,own,20,no,Size,Small,5\n';
  await type('import', 'products', file('sizes.csv', `${sizes}rug,,,,,,,Large,5\n`));
  expect(await type('price', 'rug', '30', '--variant', 'Large')).toBe('rug (Large) costs 30.00.');
  expect(await type('restock', 'rug', '1', '--variant', 'Large')).toBe('rug (Large): 6 pieces can be sold.');
  const [blanket] = (await guest.search.products({ keyword: 'Blanket 7' })).list;
  expect(blanket).toMatchObject({ price: 1250, stock: 22, image: picture });
  expect((await guest.categories.tree()).map(({ name }) => name)).toEqual(['Home']);

  // A shopper receives a coupon, buys and gets part of it back.
  await type('coupon', 'create', 'Warm welcome', '2.00');
  expect((await shop.coupons.claimable({ useType: 1 })).list).toMatchObject([{ money: 200 }]);
  const { id: productId } = blanket ?? { id: 0 };
  const sku = await database.db
    .selectFrom('skus')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const { partNo, orderNo } = await buyPaid(testShop, shop, { attrId: sku.id, productId }, 2);
  const toShip = await type('order', 'list');
  expect(toShip).toMatch(new RegExp(`^${partNo}  paid \\d{4}-.* UTC, Wool & Felt, 31\\.00\n   2 × Blanket 7\n`));
  expect(toShip).toContain(someAddress.addressLine1);
  expect(await type('ship', partNo, '--company', 'Post', '--number', '12')).toBe(`${partNo} is sent.`);
  expect(await type('order', 'list')).toBe('Nothing is to be sent.');
  expect(await type('order', 'list', '--state', 'sent')).toContain('Post 12');
  await type('deliver', partNo);
  await shop.refunds.apply({ orderNo: partNo, text: 'Torn', refund_reason_wap_explain: 'A hole in each\nof them' });
  const waitingRefunds = await type('refund', 'list');
  expect(waitingRefunds).toContain(`of ${partNo}, Wool & Felt, 31.00\n   waits for a decision\n   2 × Blanket 7\n`);
  expect(waitingRefunds).toContain('Torn: A hole in each of them');
  expect(await type('order', 'list', '--state', 'delivered')).toContain('a refund is open: see "refund list"');
  const [refundNo = ''] = waitingRefunds.split(' ');
  const toOwner = await database.db
    .selectFrom('outbox_mails')
    .select(['purpose', 'subject', 'text_body'])
    .where('recipient', '=', 'hello@wool.example')
    .orderBy('id')
    .execute();
  expect(toOwner.map(({ purpose, subject }) => `${purpose} ${subject}`)).toEqual([
    `merchant-order You have a new order: ${partNo}`,
    `merchant-refund A refund was requested: ${refundNo}`,
  ]);
  expect(toOwner[1]?.text_body).toContain('2 × Blanket 7');
  expect(await type('refund', 'accept', refundNo)).toContain('paid back: 31.00');
  expect(await type('refund', 'list')).toBe('No refund waits.');
  const report = await type('order', 'show', partNo);
  for (const fact of [orderNo, 'payment by sandbox: succeeded, 31.00', 'Post 12', 'delivered 2', 'paid back'])
    expect(report).toContain(fact);
  for (const quoted of [orderNo, ` #${orderNo.toLowerCase()}`, `${partNo}\u200b`])
    expect(await type('order', 'show', quoted)).toBe(report);
  expect(await type('restock', 'blanket-7', '2')).toBe('blanket-7: 22 pieces can be sold.');

  // A shopper reviews the product, and the owner replies.
  const next = await buyPaid(testShop, shop, { attrId: sku.id, productId });
  await type('ship', next.partNo, '--virtual', 'yes');
  await shop.orders.confirmReceipt(next.partNo);
  const [line] = (await shop.orders.detail(next.partNo)).orderInfoList;
  const stars = { productScore: 4, serviceScore: 5 } as const;
  const written = { orderNo: next.partNo, orderInfoId: line?.id ?? 0, comment: 'Warm,\nand soft.' };
  await shop.reviews.create({ ...written, ...stars });
  const reviews = await type('review', 'list');
  expect(reviews).toContain('Blanket 7 (blanket-7)\n   product 4, service 5, in en\n');
  expect(reviews).toContain(': Warm, and soft.');
  await type('review', 'reply', reviews.split(' ')[0] ?? '', 'Thank you!');
  expect(await type('review', 'list')).toBe('Every review is answered.');

  // Another merchant applies.
  const form = await applicationForm(database, 1);
  const captcha = await applicationCode(database, guest, form.email);
  await guest.applications.apply({
    ...form,
    captcha,
    phone: '+1 617 555 0100',
    address: '1 Road',
    keywords: '',
  });
  const [waiting = ''] = (await type('application', 'list')).split(' ');
  expect(await type('application', 'approve', waiting)).toContain('is approved');
  expect(await type('export', 'merchants')).toContain(form.name);

  // Addresses for the newsletter.
  await guest.newsletter.subscribe({ email: 'reader@news.test' });
  expect(await type('newsletter', 'status')).toBe('0 want newsletters; 1 have still to confirm.');
  const { text_body } = await database.db
    .selectFrom('outbox_mails')
    .select('text_body')
    .where('purpose', '=', 'newsletter-confirmation')
    .executeTakeFirstOrThrow();
  const [, link = ''] = /(\/api\/newsletter\/confirm\S+)/.exec(text_body) ?? [];
  await testShop.app.inject({ method: 'POST', url: link });
  expect(await type('newsletter', 'export')).toContain('reader@news.test,en,');

  // End of year: all products are exported to one spreadsheet, and sold-out ones are removed from sale.
  expect(await type('import', 'products', file('out.csv', 'slug,on_sale\nblanket-7,no'))).toContain('1 changed');
  expect((await guest.search.products({})).total).toBe(49);
});
