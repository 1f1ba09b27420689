import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { demoExtension } from '../../apps/demo-shop/src/demo-shop.ts';
import type { Database } from '../../apps/reference-api/src/db/index.ts';
import { engines, openTestDatabase } from '../../apps/reference-api/src/testing/databases.ts';
import { createPaymentShop, type PaymentShop } from '../../apps/reference-api/src/testing/payment-shop.ts';
import { ORIGIN } from '../../apps/reference-api/src/testing/test-shop.ts';
import { FamilyClient, type Wire } from './client.ts';
import { type Client, firstClient } from './clients.ts';

/** A listening reference API with every payment method, and helpers for tests. */
export interface FamilyShop extends PaymentShop {
  database: Database;
  base: string;
  /** A storefront on a separate origin, without a signed-in shopper. @param client the first one by default */
  visit(client?: Client): FamilyClient;
  /** The same with a shopper who has just opened an account. */
  visitSignedIn(client?: Client): Promise<{ page: FamilyClient; userId: number }>;
  /** The last code sent to an e-mail address or a phone. */
  codeFor(recipient: string): Promise<string>;
  /** Loads a picture from a response like a page of another origin. */
  picture(url: string): Promise<{ status: number; type: string | null; policy: string | null }>;
}

/** Starts the shop around the tests of a file. */
export function openFamilyShop(take: (shop: FamilyShop) => void): void {
  let database: Database | undefined;
  let shop: PaymentShop | undefined;
  // PostgreSQL on every change; in deep runs the embedded database, in which a query outside an open transaction would block.
  const [engine = 'postgres'] = engines;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shop = await createPaymentShop(database, { extension: demoExtension({ courier: false }) });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    take(around(database, shop));
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });
}

function around(database: Database, shop: PaymentShop): FamilyShop {
  const { port } = shop.app.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const visit = ({ origin, habits }: Client = firstClient) => new FamilyClient(base, origin, habits);
  return {
    ...shop,
    database,
    base,
    visit,
    visitSignedIn: async (client) => {
      const { id } = await shop.newShopper();
      const page = visit(client);
      page.signIn({ token: await shop.tokenFor(id) });
      return { page, userId: id };
    },
    codeFor: async (recipient) => {
      const answer = await fetch(`${base}/mail/messages?to=${encodeURIComponent(recipient)}`);
      const { data } = (await answer.json()) as { data: { subject: string }[] };
      const [code] = /^\d{6}/.exec(data[0]?.subject ?? '') ?? [];
      if (!code) throw new Error(`nothing was sent to ${recipient}`);
      return code;
    },
    picture: async (url) => {
      const { origin, pathname } = new URL(url);
      if (origin !== ORIGIN) throw new Error(`${url} is not below the address of the shop`);
      const { status, headers } = await fetch(base + pathname);
      return { status, type: headers.get('content-type'), policy: headers.get('cross-origin-resource-policy') };
    },
  };
}

/** A product with twenty units of each variant in stock, and one of its variants. */
export async function someProduct(page: FamilyClient, place = 0): Promise<{ id: number; sku: Wire; detail: Wire }> {
  const { list } = await page.get('/api/front/index/product', { page: 1, limit: 50 });
  for (const card of list.slice(place)) {
    const detail = await page.get(`/api/front/product/detail/${card.id}`);
    const skus = Object.values(detail.productValue) as Wire[];
    const [sku] = skus;
    if (skus.every(({ stock }) => stock >= 20)) return { id: card.id, sku, detail };
  }
  throw new Error('no product has twenty pieces of each variant left');
}

/** A product without choices, with twenty units in stock. */
export async function productWithoutChoice({ database: { db } }: FamilyShop, page: FamilyClient) {
  const { id } = await db
    .selectFrom('products')
    .innerJoin('skus', 'skus.product_id', 'products.id')
    .select('products.id')
    .where('products.on_sale', '=', true)
    .where((row) => row(row.ref('skus.sku', '->>').key('en'), '=', ''))
    .where('skus.stock', '>=', 20)
    .orderBy('products.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, detail: await page.get(`/api/front/product/detail/${id}`) };
}
