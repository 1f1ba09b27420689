import { createStorefront, type Storefront } from '@promenade/storefront-sdk';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { insertAccount, provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { forgetLimits } from '../testing/forget-limits.ts';
import { freePort } from '../testing/free-port.ts';
import { newVisitor } from '../testing/identities.ts';
import { createTestBrowser } from '../testing/oidc-client.ts';
import { UNBOUND } from '../testing/racing.ts';
import { openBuyNow } from '../testing/shopping.ts';
import { setStock, someSku, testConfig } from '../testing/test-shop.ts';
import { codeMail } from './account-mails.ts';
import {
  MAILS_A_DAY,
  OPTIONAL_MAILS_A_DAY,
  REQUESTED_MAIL,
  REQUESTS_PER_NETWORK,
  type RequestedMail,
} from './budgets.ts';
import type { Mail } from './mailer.ts';

const MINUTE_MS = 60_000;
const OPTIONAL: readonly string[] = ['newsletter-confirmation', 'stock-alert-confirmation', 'application-code'];

/** What may be mailed to an address that an untrusted client names, by how it is caused. */
type Purpose = RequestedMail | 'order-link' | 'paid-order';
const purposes: readonly Purpose[] = [...REQUESTED_MAIL, 'order-link', 'paid-order'];

describe.each(engines)('mail to one mailbox on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let origin: string;
  let ahead = 0;
  let variants: { productId: number; attrId: number }[];
  const now = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database, now, openOrders: UNBOUND });
    await app.listen({ port, host: '127.0.0.1' });
    variants = [];
    for (let count = 0; count < 4; count++) {
      const variant = await someSku(database, 20, count);
      variants.push(variant);
    }
    for (const { attrId } of variants) await setStock(database, attrId, 0);
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  const at = (ip: string, token?: string) =>
    createStorefront({
      baseUrl: origin,
      retries: 0,
      authorize: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
      headers: () => ({ 'x-forwarded-for': ip }),
    });
  const visitorAt = async (ip: string, email: string) => {
    const { token } = await at(ip).login.asGuest({ email });
    return at(ip, token);
  };
  let requests = 0;

  /** Causes one mail, from an address. */
  async function request(purpose: Purpose, email: string, ip: string, orderNo: string): Promise<void> {
    switch (purpose) {
      case 'registration':
        await at(ip).login.sendRegistrationCode(email);
        return;
      case 'password-reset':
        await at(ip).login.sendPasswordResetCode(email);
        return;
      case 'sign-in': {
        const browser = await createTestBrowser(origin);
        await browser.visit(await browser.authorize(), {
          method: 'POST',
          headers: { origin, 'x-forwarded-for': ip },
          body: new URLSearchParams({ email, way: 'send-code' }),
        });
        return;
      }
      case 'verification':
        await (await visitorAt(ip, 'any@visitor.test')).user.sendVerificationCode({ email });
        return;
      case 'newsletter':
        await at(ip).newsletter.subscribe({ email: email.replace('@', `+${++requests}@`) });
        return;
      case 'stock-alert': {
        const [variant = { productId: 0, attrId: 0 }] = variants;
        await at(ip).products.alertInStock({ ...variant, email: email.replace('@', `+${++requests}@`) });
        return;
      }
      case 'application':
        await at(ip).applications.sendCode(email);
        return;
      case 'order-link':
        await at(ip).visitors.mailLink({ orderNo, email });
        return;
      case 'paid-order': {
        const shop = await visitorAt(ip, email);
        const order = await shop.orders.create({ ...(await openBuyNow(shop, await someSku(database))), email });
        await pay(shop, order.orderNo);
      }
    }
  }

  async function pay(shop: Storefront, orderNo: string): Promise<void> {
    const hostName = new URL(origin).host;
    const payment = { orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: 'Promenade' } as const;
    const { redirect } = await shop.payments.pay(payment);
    const { pathname } = new URL(redirect ?? '');
    await fetch(origin + pathname, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
  }

  const written = async (email: string) =>
    (
      await database.db
        .selectFrom('outbox_mails')
        .select('purpose')
        .where('recipient', 'like', email.replace('@', '%@'))
        .execute()
    ).map(({ purpose }) => purpose);

  /** An address with a guest's unpaid order, and an account if it is proven. */
  async function newMailbox(kind: 'unproven' | 'proven') {
    const email = `${kind}-${++requests}-${engine}@shopper.test`;
    const { shop } = await newVisitor(
      { guest: () => at('127.0.0.1'), withToken: (token) => at('127.0.0.1', token) },
      email,
    );
    const { orderNo } = await shop.orders.create({ ...(await openBuyNow(shop, await someSku(database))), email });
    if (kind === 'proven') {
      await insertAccount(database.db, {
        ...{ store_id: 1, nickname: 'owner', avatar: '', phone: null, kind: 'email', password_hash: null },
        ...{ ...provenEmail(email, now()), created_at: now(), updated_at: now() },
      });
    }
    return { email, orderNo };
  }

  /** Requests mail from a network as often as it gets any. Other limits than those of the mailbox are cleared. */
  async function exhaust(all: readonly Purpose[], email: string, ip: string, orderNo: string): Promise<void> {
    for (const purpose of all) {
      for (let count = 0; count <= REQUESTS_PER_NETWORK; count++) {
        const isSent = await request(purpose, email, ip, orderNo).then(
          () => true,
          () => false,
        );
        if (!isSent) break;
        ahead += MINUTE_MS;
      }
    }
    await forgetLimits(database, 'class:%');
  }

  const cells = (['unproven', 'proven'] as const).flatMap((kind) =>
    (kind === 'proven' ? [5] : [1, 5]).flatMap((networks) => purposes.map((purpose) => ({ kind, networks, purpose }))),
  );

  test.each(cells)(
    '$purpose to $kind, after $networks networks used up the others',
    async ({ kind, networks, purpose }) => {
      const { email, orderNo } = await newMailbox(kind);
      const others = purposes.filter((each) => each !== purpose && each !== 'paid-order');
      for (let network = 0; network < networks; network++) {
        // Each network begins with another purpose, so that together they use up all.
        const first = (network * 2) % others.length;
        await exhaust([...others.slice(first), ...others.slice(0, first)], email, `203.0.113.${network}`, orderNo);
        if (networks === 1) expect(await written(email)).toHaveLength(REQUESTS_PER_NETWORK);
      }
      const before = await written(email);
      await request(purpose, email, '198.51.100.1', orderNo);
      expect(await written(email)).toHaveLength(before.length + 1);
    },
  );

  test.each(['unproven', 'proven'] as const)(
    'from any number of networks, %s gets a share of each kind',
    async (kind) => {
      const { email, orderNo } = await newMailbox(kind);
      for (let network = 0; network < 20; network++)
        await exhaust(
          network % 2 ? ['stock-alert'] : ['application', 'newsletter'],
          email,
          `192.0.2.${network}`,
          orderNo,
        );
      expect((await written(email)).length).toBeLessThanOrEqual(OPTIONAL_MAILS_A_DAY[kind]);
      const codes = REQUESTED_MAIL.filter((each) => !['newsletter', 'stock-alert', 'application'].includes(each));
      for (let network = 20; network < 40; network++)
        await exhaust([codes[network % codes.length] ?? 'registration'], email, `192.0.2.${network}`, orderNo);
      const all = await written(email);
      expect(all).toHaveLength(MAILS_A_DAY[kind]);
      expect(all.filter((each) => OPTIONAL.includes(each)).length).toBeLessThanOrEqual(OPTIONAL_MAILS_A_DAY[kind]);
    },
  );

  test('one network leaves an owner codes of the same kind, and responses do not disclose accounts', async () => {
    const [unproven, proven] = [await newMailbox('unproven'), await newMailbox('proven')];
    const answers = async ({ email }: { email: string }) => {
      const statuses: number[] = [];
      for (let count = 0; count < 40; count++) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${Math.floor(count / 4)}` };
        const url = '/api/front/login/email/captcha';
        statuses.push((await app.inject({ method: 'POST', url, headers, payload: email })).statusCode);
        ahead += 20 * MINUTE_MS;
      }
      await forgetLimits(database, 'class:%');
      return statuses;
    };
    const first = await answers(unproven);
    expect(first.slice(0, 5)).toEqual([200, 200, 200, 429, 200]);
    expect(await answers(proven)).toEqual(first);
    expect((await written(unproven.email)).length).toBeGreaterThan(REQUESTS_PER_NETWORK);
  });

  test('a code that was not sent does not invalidate the previous one', async () => {
    const { email } = await newMailbox('unproven');
    for (let network = 0; network < 8; network++) {
      await request('registration', email, `198.51.100.${network}`, '');
      ahead += 10 * MINUTE_MS;
    }
    const codes = await database.db.selectFrom('codes').select('id').where('recipient', '=', email).execute();
    expect(codes).toHaveLength((await written(email)).length);
    expect(codes.length).toBeLessThan(8);
  });

  test('a mail that names no budget is a type error', () => {
    const mail = codeMail(
      { to: 'ada@shopper.test', shopName: 'Promenade', publicUrl: 'https://shop.test', locale: 'en' },
      'registration-code',
      { code: '042042', budget: 'own' },
    );
    const { budget: _, ...unbudgeted } = mail;
    // @ts-expect-error A mail needs a budget.
    const written: Mail = unbudgeted;
    expect(written).not.toHaveProperty('budget');
  });
});
