import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expireCaches } from '../../apps/reference-api/src/testing/expire-caches.ts';
import { useTool } from '../../apps/reference-api/src/testing/mcp-message.ts';
import { acpAgent, acpOrderOf, ucpAgent } from '../../apps/reference-api/src/testing/protocol-agents.ts';
import { ORIGIN } from '../../apps/reference-api/src/testing/test-shop.ts';
import { buyer } from './buyer.ts';
import type { Wire } from './client.ts';
import { addressesIn, deadEnds } from './client-routes.ts';
import { clients, firstClient } from './clients.ts';
import { type FamilyShop, openFamilyShop, someProduct } from './shop.ts';

const HOUR_MS = 3_600_000;

describe.each(clients)('$name in a shop of its edition', (client) => {
  const { payChannel } = client;
  const other = payChannel === 'pc' ? 'mobile' : 'pc';
  let shop: FamilyShop;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeAll(async () => {
    expireCaches();
    await shop.operate('shop set', { setting: 'edition', value: 'family' });
    await shop.operate('shop set', { setting: 'channel', value: payChannel });
  });
  afterAll(() => void vi.restoreAllMocks());

  /** Texts and pages of all mails of a purpose. */
  const mails = async (purpose?: string) => {
    const rows = await shop.database.db.selectFrom('outbox_mails').select(['id', 'purpose', 'text_body']).execute();
    const wanted = rows.filter((row) => purpose === undefined || row.purpose === purpose);
    const pages = await Promise.all(
      wanted.map(async ({ id }) => (await fetch(`${shop.base}/mail/${id}/content`)).text()),
    );
    return {
      purposes: wanted.map((row) => row.purpose),
      text: [...wanted.map((row) => row.text_body), ...pages].join('\n'),
    };
  };
  const linked = async (purpose: string) =>
    addressesIn((await mails(purpose)).text, [ORIGIN]).map((address) => address.slice(ORIGIN.length));

  test('pays and gives up at a provider on pages of its own', async () => {
    const { page } = await shop.visitSignedIn(client);
    const buys = buyer(client, page);
    const { orderNo } = await buys.ordered('paypal');
    const { redirect } = await buys.pays(orderNo, 'paypal');
    const { approved, cancelled } = shop.paypal.waysBack(redirect);
    expect(new URL(cancelled).origin).toBe(client.origin);
    expect(deadEnds(payChannel, [approved, cancelled])).toEqual([]);
    if (payChannel === 'pc') {
      // The page asks for the whole checkout by this status only.
      expect(new URL(cancelled).searchParams.get('orderStatus')).toBe('0');
      expect(await page.get(`/api/front/order/master/detail/${orderNo}`)).toMatchObject({ orderNo });
    }
  });

  test('receives mails that lead to its pages, for orders by what the order was placed with', async () => {
    const { page } = await shop.visitSignedIn(client);
    const buys = buyer(client, page);
    const { orderNo } = await buys.ordered('cod');
    await buys.pays(orderNo, 'cod');
    // An order knows its own screens, whatever is the usual client of the shop.
    await shop.operate('shop set', { setting: 'channel', value: other });
    const { orderNo: second } = await buys.ordered('cod');
    await buys.pays(second, 'cod');
    await shop.operate('shop set', { setting: 'channel', value: payChannel });
    await buys.ordered('stripe');
    await shop.pass(49 * HOUR_MS);
    const anonymous = shop.visit(client);
    for (const email of ['new@shopper.test', 'new@shopper.test'])
      await anonymous.post('/api/front/login/email/forget/password', email).catch(() => {});
    const trades = shop.database.db.selectFrom('categories').select('id').where('fee_basis_points', 'is not', null);
    const { id: categoryId } = await trades.where('store_id', '=', 1).orderBy('id').executeTakeFirstOrThrow();
    const email = `${payChannel}@applicant.test`;
    await page.post('/api/front/captcha/email/merchant/settled', email);
    const form = {
      ...{ name: 'Atelier Neuf', realName: 'Ada Martin', phone: '9876543210', email, categoryId, typeId: 1 },
      ...{ captcha: await shop.codeFor(email), isAgreed: true, keywords: '', handlingFee: '', address: 'India,Delhi' },
    };
    const papers = ['https://papers.example/register.png'];
    await page.post('/api/front/merchant/settled/apply', { ...form, qualificationPicture: JSON.stringify(papers) });
    const { id } = await shop.database.db
      .selectFrom('applications')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await shop.operate('application decline', { id: `${id}`, reason: 'Unreadable' });

    const { purposes, text } = await mails();
    const all = addressesIn(text, [ORIGIN]);
    const told = ['application-declined', 'application-received', 'order-expired', 'password-unknown'];
    expect(told.filter((purpose) => !purposes.includes(purpose))).toEqual([]);
    expect(all.length).toBeGreaterThan(6);
    expect(deadEnds(payChannel, all)).toEqual([]);
    const confirmed = await linked('order-confirmation');
    const expired = await linked('order-expired');
    if (payChannel === 'pc') {
      expect(confirmed).toContain('/users/order_list?orderStatus=1');
      expect(expired[0]).toMatch(/^\/order\/order_detail\?orderNo=PT\w+&orderStatus=0$/);
      expect(await linked('application-declined')).toContain('/users/application_record');
    } else {
      expect(confirmed).toContain('/pages/users/order_list/index?status=1');
      expect(expired[0]).toMatch(/^\/pages\/order_details\/index\?order_id=PT\w+&orderStatus=0$/);
      expect(await linked('password-unknown')).toContain('/pages/users/register/index');
    }
  });

  test('is where answers to programs lead, and the banners and menus of its own', async () => {
    const page = shop.visit(client);
    const { sku } = await someProduct(page);
    const ask = acpAgent(shop.app);
    const session = await ask('POST', '/acp/checkout_sessions', acpOrderOf(sku.id));
    const placed = await ask('POST', `/acp/checkout_sessions/${session.body.id}/complete`, {
      payment_data: { handler_id: 'card', instrument: { type: 'card', credential: { type: 'spt', token: 'spt_123' } } },
    });
    const ucp = ucpAgent(shop.app);
    const answers = [
      await useTool(shop.app, 'search_products', { limit: 5 }),
      await useTool(shop.app, 'list_categories'),
      await useTool(shop.app, 'search_merchants'),
      session.body,
      placed.body,
      (await ucp('POST', '/ucp/catalog/search', { query: '' })).body,
    ];
    const { file } = await shop.operate('feed', { format: 'jsonl' });
    const found = addressesIn(`${JSON.stringify(answers)}\n${file ?? ''}`, [ORIGIN]);
    expect(found.some((address) => address.includes(payChannel === 'pc' ? '/goods_detail/' : '/goods_details/'))).toBe(
      true,
    );
    expect(deadEnds(payChannel, found)).toEqual([]);

    const { page: signedIn } = await shop.visitSignedIn(client);
    const menu = await signedIn.get('/api/front/user/menu/user');
    const home = await page.get(client === firstClient ? '/api/pc/home/index' : '/api/front/index');
    const own = payChannel === 'pc' ? 'pc_url' : 'url';
    const links = [...home.banner, ...menu.routine_my_banner].map(({ url }: Wire) => url);
    const entries = menu.routine_my_menus.map((entry: Wire) => entry[own]);
    expect(links.length).toBeGreaterThan(1);
    expect(deadEnds(payChannel, [...links, ...entries])).toEqual([]);
  });
});
