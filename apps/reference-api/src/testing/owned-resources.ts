import { createStorefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { applicationCode, applicationForm } from './applying.ts';
import { giveCoupon, someCode, someCoupon } from './deductions.ts';
import type { PaymentShop } from './payment-shop.ts';
import { receivedLine } from './reviewing.ts';
import { buyPaid, openBuyNow, payFor, placeBuyNow } from './shopping.ts';
import { injectedFetch, newUuid, someAddress } from './test-shop.ts';

/** A shop by its id, with its host name. */
export interface ShopAddress {
  storeId: number;
  host: string;
}

/** Goods of a shop that no other shop has under the same name. */
async function goodsOf({ db }: Database, storeId: number) {
  const elsewhere = db.selectFrom('products').select('slug').where('store_id', '<>', storeId);
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select([
      'skus.id as attrId',
      sql<string>`skus.sku ->> 'en'`.as('sku'),
      'products.id as productId',
      'products.slug',
    ])
    .select(['products.unique_key as uniqueKey', 'products.merchant_id as merId', 'products.category_id as categoryId'])
    .where('products.store_id', '=', storeId)
    .where('products.on_sale', '=', true)
    .where('products.listed_on_store', '=', true)
    .where('skus.stock', '>=', 20)
    .where('skus.price_cents', '>', 1000)
    .where(({ or, eb }) => or([eb('products.slug', 'not in', elsewhere), eb('products.store_id', '<>', 1)]))
    .orderBy('skus.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function idOf({ db }: Database, table: 'wishes' | 'applications', userId: number): Promise<number> {
  return (await db.selectFrom(table).select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()).id;
}

/** A coupon that a merchant hands out, one for all who ask. */
async function offerOf(database: Database, storeId: number, merId: number): Promise<number> {
  const offers = database.db.selectFrom('coupons').select('id').where('store_id', '=', storeId);
  const known = await offers.where('merchant_id', '=', merId).where('days', '=', 8).executeTakeFirst();
  return known?.id ?? someCoupon(database, { store_id: storeId, merchant_id: merId, days: 8 });
}

/** One of everything that a shopper of a shop can have, and a visitor of it. */
export async function holdingsOf(database: Database, testShop: PaymentShop, { storeId, host }: ShopAddress) {
  const { id: userId } = await testShop.newShopper(storeId);
  const storefront = (token?: string) =>
    createStorefront({
      baseUrl: `http://${host}`,
      fetch: injectedFetch(testShop.app),
      retries: 0,
      authorize: (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
      headers: () => ({ 'accept-language': 'en' }),
    });
  const token = await testShop.tokenFor(userId);
  const [shop, guest] = [storefront(token), storefront()];
  const goods = await goodsOf(database, storeId);
  const { id: addressId } = await shop.addresses.save(someAddress);
  await shop.cart.save([{ productId: goods.productId, productAttrUnique: goods.attrId, cartNum: 1, storeId }]);
  const [line] = (await shop.cart.list({ isValid: true, storeId })).flatMap((group) => group.cartInfoList);
  await shop.wishlist.add(goods.productId);
  await shop.merchants.follow(goods.merId);

  const unpaidNo = await placeBuyNow(shop, goods);
  const { redirect } = await testShop.pay(shop, unpaidNo, 'paypal');
  const { orderNo: paidNo, partNo } = await buyPaid(testShop, shop, goods, 2);
  const [bought] = (await shop.orders.detail(partNo)).orderInfoList;
  const { partNo: refundedNo } = await buyPaid(testShop, shop, goods);
  await shop.refunds.apply({ orderNo: refundedNo, text: 'Torn' });
  const [activity] = await guest.activities.list();
  const [refund] = (await shop.refunds.list()).list;
  const { partNo: returnedNo } = await buyPaid(testShop, shop, goods);
  await testShop.operate('ship', { orderNo: returnedNo, company: 'Parcel Example', number: 'PX1' });
  await shop.orders.confirmReceipt(returnedNo);
  await shop.refunds.apply({ orderNo: returnedNo, text: 'Torn' });
  const [awaited] = (await shop.refunds.list()).list;
  await testShop.operate('refund return', { refundNo: awaited?.refundOrderNo ?? '', address: '4 Mill Lane' });
  const received = await receivedLine(database, shop, goods);

  const form = await applicationForm(database, storeId);
  const code = () => applicationCode(database, guest, form.email);
  await shop.applications.apply({ ...form, captcha: await code() });
  const applicationId = await idOf(database, 'applications', userId);
  await testShop.operate('application decline', { id: `${applicationId}`, reason: 'Unreadable' });

  const visitor = await guest.login.asGuest({ email: form.email });
  const visiting = storefront(visitor.token);
  const { orderNo: boughtNo, visitorToken = '' } = await visiting.orders.create(await openBuyNow(visiting, goods, 2));
  await payFor(testShop, visiting, boughtNo);
  const [visitorPaid] = (await guest.visitors.reopen({ token: visitorToken })).orderList;
  const visitorNo = await placeBuyNow(visiting, goods);
  const [visitorPart] = (await guest.visitors.masterDetail({ orderNo: visitorNo, identity: visitor.identity }))
    .orderList;

  return {
    ...{
      token,
      host,
      storeId,
      goods,
      addressId,
      unpaidNo,
      paidNo,
      partNo,
      received,
      applicationId,
      visitorNo,
    },
    uuid: newUuid(),
    lineId: line?.id ?? 0,
    lineKey: line?.uniqueKey ?? '',
    preOrder: await openBuyNow(shop, goods),
    couponId: await giveCoupon(database, userId, { store_id: storeId, money_cents: 100 }),
    offeredCouponId: await offerOf(database, storeId, goods.merId),
    code: await someCode(database, { store_id: storeId, per_shopper: 100 }, { money_cents: 100 }),
    wishId: await idOf(database, 'wishes', userId),
    activityId: activity?.id ?? 0,
    partLineId: bought?.id ?? 0,
    paypalToken: new URL(redirect ?? '').searchParams.get('token') ?? '',
    refundNo: refund?.refundOrderNo ?? '',
    awaitedNo: awaited?.refundOrderNo ?? '',
    application: { ...form, captcha: await code() },
    identity: visitor.identity,
    visitorPartNo: visitorPart?.orderNo ?? '',
    visitorToken,
    visitorPaidNo: visitorPaid?.orderNo ?? '',
    visitorLineId: visitorPaid?.orderInfoList[0]?.id ?? 0,
  };
}

export type Holdings = Awaited<ReturnType<typeof holdingsOf>>;
