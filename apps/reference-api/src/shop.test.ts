import { isStorefrontError, type Storefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { openBuyNow, payFor, placeBuyNow } from './testing/shopping.ts';
import { newUuid, setStock, someAddress, someSku, stockOf, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

/** The failure of a call, as plain facts. */
async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isStorefrontError(error)) throw new Error('the call was expected to be refused');
  const { kind, code, status, serverMessage, fieldErrors } = error;
  return { kind, code, status, serverMessage, fieldErrors };
}

const payment = (orderNo: string) =>
  ({ orderNo, payType: 'sandbox', payChannel: 'pc', hostName: 'shop.test', storeName: 'Promenade' }) as const;

const mailsAbout = ({ db }: Database, words: string) =>
  db.selectFrom('outbox_mails').selectAll().where('subject', 'like', `%${words}%`).execute();

const merchantEmail = async ({ db }: Database, id: number) =>
  (await db.selectFrom('merchants').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

describe.each(engines)('the shop on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  const decide = (redirect: string, decision: string) =>
    testShop.app.inject({
      method: 'POST',
      url: new URL(redirect).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://shop.test', host: 'shop.test' },
      payload: `decision=${decision}`,
    });

  describe('catalogue', () => {
    test('a card links to its product, at the same price', async () => {
      const shop = testShop.guest();
      const { list } = await shop.products.list({ limit: 5 });
      expect(list).toHaveLength(5);
      for (const card of list) {
        const product = await shop.products.detail({ uniqueKey: card.uniqueKey, slug: card.slug });
        expect(product.productInfo).toMatchObject({ id: card.id, storeName: card.storeName, price: card.price });
      }
    });

    test('an unknown product is 404', async () => {
      const call = testShop.guest().products.detail({ uniqueKey: 'nothing-here', slug: 'nothing' });
      expect(await failure(call)).toMatchObject({ kind: 'not-found', code: 404, status: 404 });
    });

    test('products by ids come in the order asked', async () => {
      const { list } = await testShop.guest().products.byIds({ ids: [7, 3, 5] });
      expect(list.map(({ id }) => id)).toEqual([7, 3, 5]);
    });
  });

  describe('a guest’s cart', () => {
    test('adds onto lines, counts, changes and removes', async () => {
      const shop = testShop.guest();
      const uuid = newUuid();
      const { attrId, productId } = await someSku(database);
      const line = { productId, productAttrUnique: attrId, cartNum: 2, storeId: 1, uuid };
      await shop.cart.save([line]);
      await shop.cart.save([{ ...line, cartNum: 1 }]);
      const [group] = await shop.cart.list({ isValid: true, storeId: 1, uuid });
      const [held] = group?.cartInfoList ?? [];
      expect(held).toMatchObject({ attrId, cartNum: 3, checked: true });
      const count = () => shop.cart.count({ numType: true, type: 'sum', storeId: 1, uuid });
      expect(await count()).toEqual({ count: 3 });
      await shop.cart.setQuantity({ id: held?.id ?? 0, number: 5, uuid });
      expect(await count()).toEqual({ count: 5 });
      await shop.cart.remove({ ids: [held?.id ?? 0], uuid });
      expect(await count()).toEqual({ count: 0 });
    });

    test('takes no more than the stock, and reports how much is left', async () => {
      const shop = testShop.guest();
      const uuid = newUuid();
      const { attrId, productId } = await someSku(database, 20, 1);
      await setStock(database, attrId, 3);
      const line = { productId, productAttrUnique: attrId, cartNum: 3, storeId: 1, uuid };
      await shop.cart.save([line]);
      expect(await failure(shop.cart.save([{ ...line, cartNum: 1 }]))).toMatchObject({
        kind: 'invalid',
        serverMessage: expect.stringMatching(/^Only 3 left of /),
      });
      expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 1, uuid })).toEqual({ count: 3 });
      await setStock(database, attrId, 0);
      expect(await shop.cart.list({ isValid: true, storeId: 1, uuid })).toEqual([]);
      expect(await shop.cart.list({ isValid: false, storeId: 1, uuid })).toHaveLength(1);
      const count = (numType: boolean, type: 'sum' | 'total') =>
        shop.cart.count({ numType, type, storeId: 1, uuid }).then((answer) => answer.count);
      expect([await count(true, 'sum'), await count(false, 'sum'), await count(false, 'total')]).toEqual([0, 3, 1]);
    });

    test('a variant may be named by its values, in either language', async () => {
      const shop = testShop.guest();
      const uuid = newUuid();
      const sku = await database.db
        .selectFrom('skus')
        .innerJoin('products', 'products.id', 'skus.product_id')
        .select(['skus.id', 'skus.product_id as productId', 'sku'])
        .where('stock', '>', 10)
        .where('on_sale', '=', true)
        .where(sql<boolean>`sku ->> 'en' <> sku ->> 'fr'`)
        .limit(1)
        .executeTakeFirstOrThrow();
      await shop.cart.saveSku([{ productId: sku.productId, cartNum: 1, sku: `${sku.sku.en}`, uuid }]);
      await shop.cart.saveSku([{ productId: sku.productId, cartNum: 1, sku: `${sku.sku.fr}`, uuid }]);
      const [group] = await shop.cart.list({ isValid: true, storeId: 1, uuid });
      expect(group?.cartInfoList).toMatchObject([{ attrId: sku.id, cartNum: 2 }]);
    });

    test('moves into the account once, capped at the stock', async () => {
      const { shop } = await testShop.newShopper();
      const guest = testShop.guest();
      const uuid = newUuid();
      const { attrId, productId } = await someSku(database, 20, 2);
      await setStock(database, attrId, 5);
      const line = { productId, productAttrUnique: attrId, storeId: 1 };
      await guest.cart.save([{ ...line, cartNum: 4, uuid }]);
      await shop.cart.save([{ ...line, cartNum: 3 }]);
      expect(await shop.cart.merge({ uuid, storeId: 1 })).toEqual({ count: 5 });
      expect(await shop.cart.merge({ uuid, storeId: 1 })).toEqual({ count: 5 });
      expect(await guest.cart.count({ numType: true, type: 'sum', storeId: 1, uuid })).toEqual({ count: 0 });
    });
  });

  describe('a shopper’s own data', () => {
    test('belongs to an account of this shop: that of another one is a guest here', async () => {
      const { shop: stranger } = await testShop.newShopper(2);
      await expect(stranger.addresses.list()).rejects.toMatchObject({ kind: 'auth' });
      const sku = await someSku(database, 5, 2);
      const item = { productId: sku.productId, productAttrUnique: sku.attrId, cartNum: 1, storeId: 1 };
      await expect(stranger.cart.save([item])).rejects.toMatchObject({ code: 400 });
    });

    test('is indistinguishable from missing data for other users', async () => {
      const owner = await testShop.newShopper();
      const stranger = await testShop.newShopper();
      const sku = await someSku(database, 20, 3);
      await owner.shop.cart.save([{ productId: sku.productId, productAttrUnique: sku.attrId, cartNum: 1, storeId: 1 }]);
      const [group] = await owner.shop.cart.list({ isValid: true, storeId: 1 });
      const line = group?.cartInfoList[0];
      const address = await owner.shop.addresses.save(someAddress);
      const checkout = await openBuyNow(owner.shop, sku);
      const orderNo = await placeBuyNow(owner.shop, sku);
      const partNo = (await owner.shop.orders.masterDetail(orderNo)).orderList[0]?.orderNo ?? '';
      const open = await openBuyNow(stranger.shop, sku);
      const addresses = await owner.shop.addresses.list();

      const calls: [
        name: string,
        real: (shop: Storefront) => Promise<unknown>,
        made: (shop: Storefront) => Promise<unknown>,
      ][] = [
        [
          'line',
          (shop) => shop.cart.setQuantity({ id: line?.id ?? 0, number: 1 }),
          (shop) => shop.cart.setQuantity({ id: 2_000_000_000, number: 1 }),
        ],
        [
          'lines',
          (shop) => shop.cart.remove({ ids: [line?.id ?? 0] }),
          (shop) => shop.cart.remove({ ids: [2_000_000_000] }),
        ],
        ['address', (shop) => shop.addresses.remove(address.id), (shop) => shop.addresses.remove(2_000_000_000)],
        [
          'default',
          (shop) => shop.addresses.setDefault(address.id),
          (shop) => shop.addresses.setDefault(2_000_000_000),
        ],
        [
          'edit',
          (shop) => shop.addresses.save({ ...someAddress, id: address.id }),
          (shop) => shop.addresses.save({ ...someAddress, id: 2_000_000_000 }),
        ],
        [
          'checkout',
          (shop) => shop.preorders.load(checkout.preOrderNo),
          (shop) => shop.preorders.load('PO00000000000000'),
        ],
        [
          'cart line',
          (shop) =>
            shop.preorders.create({ preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: line?.id ?? 0 }] }),
          (shop) =>
            shop.preorders.create({ preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 2_000_000_000 }] }),
        ],
        [
          'to address',
          (shop) => shop.orders.create({ ...open, addressId: address.id }),
          (shop) => shop.orders.create({ ...open, addressId: 2_000_000_000 }),
        ],
        ['order', (shop) => shop.orders.masterDetail(orderNo), (shop) => shop.orders.masterDetail('PT00000000000000')],
        ['part', (shop) => shop.orders.detail(partNo), (shop) => shop.orders.detail('SH00000000000000')],
        ['cancel', (shop) => shop.orders.cancel(orderNo), (shop) => shop.orders.cancel('PT00000000000000')],
        ['delete', (shop) => shop.orders.remove(partNo), (shop) => shop.orders.remove('SH00000000000000')],
        [
          'pay',
          (shop) => shop.payments.pay(payment(orderNo)),
          (shop) => shop.payments.pay(payment('PT00000000000000')),
        ],
        ['paid', (shop) => shop.payments.result(orderNo), (shop) => shop.payments.result('PT00000000000000')],
      ];
      for (const [name, real, made] of calls) {
        const answer = await failure(real(stranger.shop));
        expect(answer, name).toMatchObject({ code: 404, status: 404 });
        expect(answer, name).toEqual(await failure(made(stranger.shop)));
      }
      expect(await owner.shop.orders.masterDetail(orderNo)).toMatchObject({ paid: false, isCancel: false });
      expect(await owner.shop.addresses.list()).toEqual(addresses);
    });

    test('a guest is asked to sign in', async () => {
      expect(await failure(testShop.guest().orders.list())).toMatchObject({ kind: 'auth', code: 401, status: 401 });
    });
  });

  describe('addresses', () => {
    test('there is one default address, and another takes its place', async () => {
      const { shop } = await testShop.newShopper();
      const first = await shop.addresses.save({ ...someAddress, isDefault: false });
      const second = await shop.addresses.save(someAddress);
      const defaults = async () => (await shop.addresses.list()).list.filter((address) => address.isDefault);
      expect(first.isDefault).toBe(true);
      expect((await defaults()).map(({ id }) => id)).toEqual([second.id]);
      await shop.addresses.setDefault(first.id);
      expect((await defaults()).map(({ id }) => id)).toEqual([first.id]);
      await shop.addresses.remove(first.id);
      expect((await defaults()).map(({ id }) => id)).toEqual([second.id]);
    });
  });

  describe('registration', () => {
    const codeFor = async (to: string): Promise<string> => {
      const answer = await testShop.app.inject({ url: `/mail/messages?to=${encodeURIComponent(to)}` });
      const [mail] = answer.json().data as { subject: string; purpose: string }[];
      return mail?.subject.slice(0, 6) ?? '';
    };
    const account = (email: string, captcha?: string) => ({
      email,
      password: 'seven-lamps',
      storeId: 1,
      ...(captcha && { captcha }),
    });

    test('a code from the mail makes an account, once', async () => {
      const shop = testShop.guest();
      const email = `new-${engine}@shopper.test`;
      await shop.login.sendRegistrationCode(email);
      const code = await codeFor(email);
      expect(code).toMatch(/^\d{6}$/);
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await failure(shop.login.registerEmail(account(email, wrong)))).toMatchObject({
        kind: 'invalid',
        fieldErrors: { captcha: 'The verification code is wrong or expired' },
      });
      await shop.login.registerEmail(account(email, code));
      expect(await failure(shop.login.registerEmail(account(email, code)))).toMatchObject({ kind: 'invalid' });
    });

    test('five wrong tries end a code', async () => {
      const shop = testShop.guest();
      const email = `guess-${engine}@shopper.test`;
      await shop.login.sendRegistrationCode(email);
      const code = await codeFor(email);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < 5; attempt++) await failure(shop.login.registerEmail(account(email, wrong)));
      // One more within a minute is not even looked at.
      expect(await failure(shop.login.registerEmail(account(email, code)))).toMatchObject({
        kind: expect.stringMatching(/^(?:invalid|rate-limited)$/),
      });
    });

    test('registered and unregistered addresses cannot be distinguished', async () => {
      const ask = (email: string) =>
        testShop.app.inject({
          method: 'POST',
          url: '/api/front/login/email/captcha',
          headers: { 'content-type': 'application/json; charset=UTF-8', host: 'shop.test' },
          payload: email,
        });
      const known = await ask('demo@promenade.example');
      const unknown = await ask(`nobody-${engine}@shopper.test`);
      expect(known.statusCode).toBe(200);
      expect(known.body).toBe(unknown.body);
      const again = await ask('demo@promenade.example');
      expect(again.statusCode).toBe(429);
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
      expect((await ask(`nobody-${engine}@shopper.test`)).statusCode).toBe(429);
    });

    test('too common a password is refused at its field', async () => {
      const call = testShop
        .guest()
        .login.registerEmail({ ...account('x@shopper.test', '123456'), password: 'password1' });
      expect((await failure(call)).fieldErrors).toHaveProperty('password');
    });
  });

  describe('an order', () => {
    test('from the cart to paid: prices, stock, lists, mail', async () => {
      const { shop } = await testShop.newShopper();
      const [one, two] = [await someSku(database, 20, 4), await someSku(database, 20, 40)];
      const before = [await stockOf(database, one.attrId), await stockOf(database, two.attrId)];
      await shop.cart.save([
        { productId: one.productId, productAttrUnique: one.attrId, cartNum: 2, storeId: 1 },
        { productId: two.productId, productAttrUnique: two.attrId, cartNum: 1, storeId: 1 },
      ]);
      const lines = (await shop.cart.list({ isValid: true, storeId: 1 })).flatMap((group) => group.cartInfoList);
      const address = await shop.addresses.save(someAddress);
      const { preOrderNo } = await shop.preorders.create({
        preOrderType: 'shoppingCart',
        orderDetails: lines.map(({ id, uniqueKey }) => ({ shoppingCartId: id, shoppingCartKey: uniqueKey })),
      });
      const preOrder = await shop.preorders.load(preOrderNo);
      expect(preOrder).toMatchObject({ addressId: address.id, orderProNum: 3 });
      expect(preOrder.cartIdList).toEqual(lines.map(({ id }) => id));
      const shown = preOrder.orderList.flatMap((part) => part.orderInfoList);
      expect(preOrder.proTotalFee).toBe(shown.reduce((sum, { price, payNum }) => sum + price * payNum, 0));
      expect(preOrder.payFee).toBe(preOrder.proTotalFee + preOrder.freightFee);
      expect(await shop.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: preOrder.payFee });

      const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
      const { orderNo } = await shop.orders.create({ ...order, mark: 'Ring twice' });
      expect(await shop.orders.create(order), 'a second tab gets the same order').toEqual({ orderNo });
      expect(await failure(shop.preorders.load(preOrderNo))).toMatchObject({ code: 404 });
      expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 1 })).toEqual({ count: 0 });
      expect([await stockOf(database, one.attrId), await stockOf(database, two.attrId)]).toEqual([
        (before[0] ?? 0) - 2,
        (before[1] ?? 0) - 1,
      ]);
      expect((await shop.orders.listUnpaid()).list).toMatchObject([{ orderNo, payPrice: preOrder.payFee }]);
      expect((await shop.orders.list()).total).toBe(0);

      const paying = await shop.payments.pay(payment(orderNo));
      expect(paying.redirect).toMatch(/^http:\/\/shop\.test\/sandbox\/pay\//);
      expect(await shop.payments.result(orderNo)).toMatchObject({ paid: false });
      const settled = await decide(paying.redirect ?? '', 'approve');
      expect(settled.statusCode).toBe(303);
      expect(settled.headers.location).toBe(`http://shop.test/order/payment_result?orderNo=${orderNo}`);
      await decide(paying.redirect ?? '', 'approve');
      await decide(paying.redirect ?? '', 'decline');
      expect(await shop.payments.result(orderNo)).toMatchObject({ paid: true, payPrice: preOrder.payFee });

      const master = await shop.orders.masterDetail(orderNo);
      expect(master).toMatchObject({
        paid: true,
        mark: 'Ring twice',
        payPrice: preOrder.payFee,
        realName: 'Ada Example',
      });
      const listed = await shop.orders.list({ type: 1 });
      expect(listed.total).toBe(master.orderList.length);
      expect(await shop.orders.counts()).toMatchObject({ unPaidCount: 0, unShippedCount: master.orderList.length });
      const part = await shop.orders.detail(listed.list[0]?.orderNo ?? '');
      expect(part).toMatchObject({ masterOrderNo: orderNo, paid: true, status: 0 });
      expect(await failure(shop.orders.cancel(orderNo))).toMatchObject({ serverMessage: 'The order is already paid' });
      const { email } = await shop.user.info();
      const mails = await testShop.app.inject({ url: `/mail/messages?to=${email}` });
      const confirmations = (mails.json().data as { subject: string }[]).filter(({ subject }) =>
        subject.includes(orderNo),
      );
      expect(confirmations).toHaveLength(1);
      for (const { orderNo: partNo, merId, orderInfoList } of master.orderList) {
        const mails = await mailsAbout(database, partNo);
        expect(mails).toMatchObject([{ purpose: 'merchant-order', recipient: await merchantEmail(database, merId) }]);
        for (const fact of [orderInfoList[0]?.productName, someAddress.addressLine1, 'Ring twice', someAddress.phone])
          expect(mails[0]?.text_body).toContain(fact);
      }
    });

    test('may go to another person at the same address', async () => {
      const { shop } = await testShop.newShopper();
      const order = await openBuyNow(shop, await someSku(database, 20, 5));
      const consignee = { realName: 'Grace Neighbour', phone: '+44 20 7946 0000' };
      const { orderNo } = await shop.orders.create({ ...order, ...consignee });
      expect(await shop.orders.masterDetail(orderNo)).toMatchObject({
        realName: consignee.realName,
        userPhone: consignee.phone,
      });
    });

    test('a phone with an extension is written the same in the order, to the merchant and to the operator', async () => {
      const { shop } = await testShop.newShopper();
      const address = await shop.addresses.save({ ...someAddress, phone: '(617) 555-0100, extension 12' });
      const phone = '(617) 555-0100 ext. 12';
      expect(address.phone).toBe(phone);
      const order = await openBuyNow(shop, await someSku(database, 20, 5), 1, address);
      const wrong = shop.orders.create({ ...order, phone: 'call me' });
      await expect(wrong).rejects.toMatchObject({ fieldErrors: { phone: expect.any(String) } });
      const { orderNo } = await shop.orders.create({ ...order, phone: '(617) 555-0100 x12' });
      await payFor(testShop, shop, orderNo);
      const { userPhone, orderList } = await shop.orders.masterDetail(orderNo);
      const mails = await mailsAbout(database, orderList[0]?.orderNo ?? '');
      const { message } = await testShop.operate('order show', { orderNo });
      expect(userPhone).toBe(phone);
      expect(mails.map(({ text_body }) => text_body)).toEqual([expect.stringContaining(phone)]);
      expect(message).toContain(phone);
    });

    test('an address is written as the post of its country does, to the shopper, the merchant and the operator', async () => {
      const { shop } = await testShop.newShopper();
      const order = await openBuyNow(shop, await someSku(database, 20, 5));
      const { orderNo } = await shop.orders.create(order);
      await payFor(testShop, shop, orderNo);
      const { orderList } = await shop.orders.masterDetail(orderNo);
      const partNo = orderList[0]?.orderNo ?? '';
      const place = '1 Example Road, Boston, MA 02108, United States';
      expect((await shop.orders.detail(partNo)).userAddress).toBe(place);
      expect((await mailsAbout(database, partNo)).map(({ text_body }) => text_body)).toEqual([
        expect.stringContaining(place),
      ]);
      expect((await testShop.operate('order show', { orderNo })).message).toContain(place);
      expect((await testShop.operate('order list', {})).message).toContain(place);
    });

    test('a declined payment leaves the order to be paid again', async () => {
      const { shop } = await testShop.newShopper();
      const orderNo = await placeBuyNow(shop, await someSku(database, 20, 5));
      const { redirect } = await shop.payments.pay(payment(orderNo));
      await decide(redirect ?? '', 'decline');
      expect(await shop.payments.result(orderNo)).toMatchObject({ paid: false, message: 'The payment was declined' });
      const again = await shop.payments.pay(payment(orderNo));
      expect(again.redirect).not.toBe(redirect);
      await decide(again.redirect ?? '', 'approve');
      expect(await shop.payments.result(orderNo)).toMatchObject({ paid: true, message: null });
    });

    test('cancelling twice gives the stock back once; a payment that comes later does not count', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database, 20, 6);
      const before = await stockOf(database, sku.attrId);
      const orderNo = await placeBuyNow(shop, sku, 2);
      const { redirect } = await shop.payments.pay(payment(orderNo));
      await shop.orders.cancel(orderNo);
      await shop.orders.cancel(orderNo);
      expect(await stockOf(database, sku.attrId)).toBe(before);
      await decide(redirect ?? '', 'approve');
      expect(await shop.payments.result(orderNo)).toMatchObject({ paid: false, isCancel: true });
      expect(await failure(shop.payments.pay(payment(orderNo)))).toMatchObject({
        serverMessage: 'The order was cancelled',
      });
      const cancelled = await shop.orders.list({ type: 9 });
      expect(cancelled.list).toMatchObject([{ masterOrderNo: orderNo, status: 9 }]);
      await shop.orders.remove(cancelled.list[0]?.orderNo ?? '');
      expect((await shop.orders.list()).total).toBe(0);
    });

    test('a sold-out line is named, and nothing of the order happens', async () => {
      const { shop } = await testShop.newShopper();
      const [plenty, last] = [await someSku(database, 20, 7), await someSku(database, 20, 8)];
      await shop.cart.save(
        [plenty, last].map(({ productId, attrId }) => ({
          productId,
          productAttrUnique: attrId,
          cartNum: 2,
          storeId: 1,
        })),
      );
      const lines = (await shop.cart.list({ isValid: true, storeId: 1 })).flatMap((group) => group.cartInfoList);
      const address = await shop.addresses.save(someAddress);
      const { preOrderNo } = await shop.preorders.create({
        preOrderType: 'shoppingCart',
        orderDetails: lines.map(({ id, uniqueKey }) => ({ shoppingCartId: id, shoppingCartKey: uniqueKey })),
      });
      const before = await stockOf(database, plenty.attrId);
      await setStock(database, last.attrId, 1);
      const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
      const name = lines.find(({ attrId }) => attrId === last.attrId)?.storeName ?? '?';
      expect((await failure(shop.orders.create(order))).serverMessage).toContain(name);
      expect(await stockOf(database, plenty.attrId)).toBe(before);
      expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 1 })).toEqual({ count: 4 });
    });

    test('the payment returns only to the shop’s own hosts', async () => {
      const { shop } = await testShop.newShopper();
      const orderNo = await placeBuyNow(shop, await someSku(database, 20, 9));
      for (const hostName of ['evil.example', 'shop.test.evil.example', 'shop.test@evil.example', '//evil.example']) {
        expect((await failure(shop.payments.pay({ ...payment(orderNo), hostName }))).fieldErrors).toHaveProperty(
          'hostName',
        );
      }
    });

    test('the payment returns to the page of the shop that the caller names', async () => {
      const { shop } = await testShop.newShopper();
      const orderNo = await placeBuyNow(shop, await someSku(database, 20, 9));
      for (const resultPath of ['//evil.example', '/\\\\evil.example', '/../callback']) {
        expect((await failure(shop.payments.pay({ ...payment(orderNo), resultPath }))).fieldErrors).toHaveProperty(
          'resultPath',
        );
      }
      const { redirect } = await shop.payments.pay({ ...payment(orderNo), resultPath: `/thanks?order=${orderNo}` });
      const page = await testShop.app.inject({
        method: 'POST',
        url: `${redirect}`,
        payload: 'decision=decline',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(page.headers.location).toBe(`${new URL(`${redirect}`).origin}/thanks?order=${orderNo}`);
    });
  });

  describe('the same key twice', () => {
    test('gets the same response, and the work is done once', async () => {
      const { shop } = await testShop.newShopper();
      const options = { idempotencyKey: 'once-and-only-once' };
      const first = await shop.addresses.save(someAddress, options);
      expect(await shop.addresses.save(someAddress, options)).toEqual(first);
      expect((await shop.addresses.list()).total).toBe(1);
      const other = shop.addresses.save({ ...someAddress, city: 'Salem' }, options);
      expect(await failure(other)).toMatchObject({ kind: 'platform', code: 422 });
    });

    test('belongs to its sender', async () => {
      const [one, two] = [await testShop.newShopper(), await testShop.newShopper()];
      const options = { idempotencyKey: 'a-key-of-two-people' };
      const address = await one.shop.addresses.save(someAddress, options);
      expect((await two.shop.addresses.save(someAddress, options)).id).not.toBe(address.id);
    });

    test('may be used again after a refusal', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database, 20, 10);
      await setStock(database, sku.attrId, 0);
      const line = [{ productId: sku.productId, productAttrUnique: sku.attrId, cartNum: 1, storeId: 1 }];
      const options = { idempotencyKey: 'after-a-refusal' };
      await failure(shop.cart.save(line, options));
      await setStock(database, sku.attrId, 20);
      await shop.cart.save(line, options);
      expect(await shop.cart.count({ numType: true, type: 'sum', storeId: 1 })).toEqual({ count: 1 });
    });
  });
});
