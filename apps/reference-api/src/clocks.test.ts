import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { someCode } from './testing/deductions.ts';
import { holdingsOf } from './testing/owned-resources.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { goodPng } from './testing/pictures.ts';
import { ucpAgent, ucpOrderOf } from './testing/protocol-agents.ts';
import { buyPaid, payFor } from './testing/shopping.ts';
import { createSigningAgent } from './testing/signing-agent.ts';
import { newUuid, setStock, someAddress, someSku } from './testing/test-shop.ts';

/*
 * The clock of a shop runs a day ahead, is corrected, and runs ahead again, while shoppers use all features: no timestamp of
 * the wrong clock locks users out, delays a job or loses data.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Tables whose times come from elsewhere, or decide nothing. */
const notDated = {
  agent_event_addresses: 'when they were set, to be shown',
  anchor_builds: 'only long lists have anchors; those of a later time are built anew at once',
  dpop_proofs: 'the clock of the machine, as everything of the identity provider',
  merchants: 'when they came, to be shown',
  offer_changes: 'the clock of the database, in its triggers',
  order_holds: 'when the hold began, to be shown',
  passkeys: 'when they were used, to be shown',
  product_price_history: 'the clock of the database, in its triggers',
  server_secrets: 'when they were made',
  sku_price_history: 'the clock of the database, in its triggers',
  stored_objects_to_delete: 'from a bucket; kept longer where the clock ran ahead',
  stores: 'when they were opened, to be shown',
};

const here = { storeId: 1, host: 'promenade.localhost' };

describe.each(engines)('a clock that is set on %s', (engine) => {
  let database: Database;
  let shop: PaymentShop;
  let soldOut: { productId: number; attrId: number };
  let code: string;
  let signing: Awaited<ReturnType<typeof createSigningAgent>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shop = await createPaymentShop(database);
    const { productId, attrId } = await someSku(database, 20, 1);
    await setStock(database, attrId, 0);
    soldOut = { productId, attrId };
    signing = await createSigningAgent('https://agent.example');
    code = await someCode(database, { left_count: 3, per_day: 1 });
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  /** Tables that have timestamps, and those with a timestamp later than `moment`. */
  async function tables(moment: number): Promise<{ all: string[]; later: string[] }> {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'bigint' and column_name ~ '_(at|until|start)$'
    `.execute(database.db);
    const later = new Set<string>();
    for (const { table, column } of rows) {
      const query = sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} > ${moment}::bigint limit 1`;
      if ((await query.execute(database.db)).rows.length > 0) later.add(table);
    }
    return { all: [...new Set(rows.map(({ table }) => table))].toSorted(), later: [...later].toSorted() };
  }

  async function operate(command: string, input: Record<string, string>): Promise<void> {
    expect(await shop.operate(command, input)).toMatchObject({ status: 200 });
  }

  /** Does everything that writes a time. */
  async function live(name: string) {
    const holdings = await holdingsOf(database, shop, here);
    const [guest, shopper] = [shop.guest(), shop.withToken(holdings.token)];
    await guest.newsletter.subscribe({ email: `${name}@reader.test` });
    await guest.session.start({ guid: newUuid(), uuid: newUuid() });
    await shopper.uploads.image({ file: new File([goodPng], 'a.png', { type: 'image/png' }), model: 'user', pid: 1 });
    await shopper.addresses.save(someAddress, { idempotencyKey: newUuid() });
    const { orderNo, orderInfoId } = holdings.received;
    await shopper.reviews.create({ orderNo, orderInfoId, comment: name, productScore: 5, serviceScore: 5 });
    const { partNo } = await buyPaid(shop, shopper, await someSku(database));
    await operate('ship', { orderNo: partNo, company: 'Parcel Example', number: name });
    await operate('logistics', { orderNo: partNo, station: 'Depot' });
    await operate('page publish', { type: 'CUSTOM', slug: name, html: `<p>${name}</p>` });
    await operate('stream start', { address: 'https://player.example/live' });
    await operate('import', { sheet: 'keywords', file: `word,word_fr\n${name},${name}` });
    await operate('feed key', { name });
    await operate('agent trust', { name, keys: JSON.stringify({ keys: [signing.jwk] }) });
    await guest.products.alertInStock({ ...soldOut, email: 'waits@reader.test' });
    await shopper.coupons.redeem({ code });
    await ucpAgent(shop.app)('POST', '/ucp/checkout-sessions', ucpOrderOf((await someSku(database)).attrId));
    return { ...holdings, shopper };
  }

  test('back and forth: shoppers continue, and nothing waits for the wrong time', async () => {
    const { db } = database;
    await shop.pass(DAY_MS);
    const early = await live('early');
    const { all, later } = await tables(shop.now() - DAY_MS + HOUR_MS);
    expect(all.filter((table) => !later.includes(table))).toEqual(Object.keys(notDated).toSorted());

    await shop.pass(-DAY_MS);
    await live('late');
    // Flows that started with the wrong clock can be completed.
    await payFor(shop, early.shopper, early.unpaidNo);
    expect(await early.shopper.orders.masterDetail(early.unpaidNo)).toMatchObject({ paid: true });
    await operate('refund accept', { refundNo: early.refundNo });
    await shop.guest().newsletter.subscribe({ email: 'early@reader.test' });
    const confirmations = db.selectFrom('outbox_mails').select('id').where('recipient', '=', 'early@reader.test');
    expect(await confirmations.execute()).toHaveLength(2);
    await db
      .updateTable('outbox_mails')
      .set({ channel: 'mail', sent_at: null })
      .where('recipient', '=', 'early@reader.test')
      .execute();

    const asked = db
      .selectFrom('outbox_mails')
      .select('id')
      .where('recipient', '=', 'waits@reader.test')
      .where('purpose', '=', 'stock-alert-confirmation');
    expect(await asked.execute()).toHaveLength(2);

    // Jobs catch up within their next round.
    await shop.pass(15 * 60_000);
    const waits = db.selectFrom('outbox_mails').select('id').where('next_attempt_at', '>', shop.now());
    expect(await waits.where('sent_at', 'is', null).where('channel', '=', 'mail').execute()).toEqual([]);
    const unasked = db
      .selectFrom('payments')
      .select('id')
      .where('look_at', '>', shop.now() + 6 * HOUR_MS);
    expect(await unasked.execute()).toEqual([]);
    const failed = (await shop.operate('job list', {})).message
      .split('\n')
      .filter((line) => !/nothing due$/.test(line));
    expect(failed).toEqual([]);

    await shop.pass(DAY_MS);
    await live('again');
  });
});
