import type { Storefront } from '@promenade/storefront-sdk';
import { type Call, contract, type EndpointId } from '@promenade/storefront-sdk/contract';
import type { Database } from '../db/index.ts';
import { applicationCode, applicationForm } from './applying.ts';
import { fieldsOf } from './contract-calls.ts';
import { newVisitor } from './identities.ts';
import { receivedLine } from './reviewing.ts';
import { buyPaid, openBuyNow, payFor } from './shopping.ts';
import { setStock, someAddress, someSku, type TestShop } from './test-shop.ts';

/** A shopper's text in a field, as in `user.edit body.nickname`, and the value in a response. */
export interface ToldWord {
  key: string;
  said: string;
  returned: unknown;
}

/** The fields of a call, each with as much of a text as it takes. */
function filled<Name extends string>(id: EndpointId, names: readonly Name[], text: string): Record<Name, string> {
  const fields = fieldsOf(contract[id] as Call);
  const maxOf = (name: Name) => fields.find((field) => field.name === name)?.schema.limits?.max;
  const words = names.map((name) => [name, [...text].slice(0, maxOf(name)).join('').trim()]);
  return Object.fromEntries(words);
}

/** Shoppers who write a text into every stored field, and read it again. */
export async function createWriter(
  database: Database,
  testShop: Pick<TestShop, 'app' | 'newShopper' | 'guest' | 'operate' | 'withToken'>,
): Promise<(text: string) => Promise<ToldWord[]>> {
  const sku = await someSku(database, 20, 50);
  await setStock(database, sku.attrId, 1000);

  async function ask(shop: Storefront, text: string) {
    const words = filled('refunds.apply', ['text', 'refund_reason_wap_explain'], text);
    const { partNo } = await buyPaid(testShop, shop, sku);
    await shop.refunds.apply({ orderNo: partNo, ...words });
    const [refund] = (await shop.refunds.list({ limit: 1 })).list;
    const returned = await shop.refunds.detail(refund?.refundOrderNo ?? '');
    return {
      words,
      returned: { text: returned.refundReasonWap, refund_reason_wap_explain: returned.refundReasonWapExplain },
    };
  }

  async function sendBack(shop: Storefront, text: string) {
    const words = filled('refunds.sendBack', ['carrier', 'trackingNumber'], text);
    const { partNo } = await buyPaid(testShop, shop, sku);
    await testShop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
    await testShop.operate('deliver', { orderNo: partNo });
    await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
    const refundNo = (await shop.refunds.list({ limit: 1 })).list[0]?.refundOrderNo ?? '';
    await testShop.operate('refund return', { refundNo, address: '4 Mill Lane' });
    await shop.refunds.sendBack({ orderNo: refundNo, ...words });
    const { returnCarrier: carrier, returnTrackingNumber: trackingNumber } = await shop.refunds.detail(refundNo);
    return { words, returned: { carrier, trackingNumber } };
  }

  async function withdraw(shop: Storefront, text: string) {
    const words = filled('orders.withdraw', ['reason'], text);
    const { partNo } = await buyPaid(testShop, shop, sku);
    const { refundOrderNo } = await shop.orders.withdraw({ orderNo: partNo, ...words });
    return { words, returned: { reason: (await shop.refunds.detail(refundOrderNo)).refundReasonWapExplain } };
  }

  async function withdrawAsVisitor(text: string) {
    const words = filled('visitors.withdraw', ['reason'], text);
    const { shop } = await newVisitor(testShop, someAddress.email);
    const { orderNo, visitorToken: token = '' } = await shop.orders.create(await openBuyNow(shop, sku));
    await payFor(testShop, shop, orderNo);
    const [part] = (await testShop.guest().visitors.reopen({ token })).orderList;
    const declared = { token, orderNo: part?.orderNo ?? '', ...words };
    const { refundOrderNo } = await testShop.guest().visitors.withdraw(declared);
    return { words, returned: { reason: (await shop.refunds.detail(refundOrderNo)).refundReasonWapExplain } };
  }

  async function apply(shop: Storefront, text: string) {
    const words = filled('applications.apply', ['name', 'realName', 'address', 'keywords'], text);
    const form = await applicationForm(database, 1);
    const captcha = await applicationCode(database, testShop.guest(), form.email);
    await shop.applications.apply({ ...form, ...words, captcha });
    const [returned] = (await shop.applications.records({ limit: 1 })).list;
    return { words, returned };
  }

  return async (text) => {
    const { shop } = await testShop.newShopper();
    const lines = ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'state', 'city', 'postCode'] as const;
    const address = filled('addresses.save', lines, text);
    const { id } = await shop.addresses.save({ ...someAddress, ...address });
    const profile = filled('user.edit', ['nickname'], text);
    await shop.user.edit({ ...profile, avatar: '' });
    const order = filled('orders.create', ['mark', 'realName'], text);
    const { orderNo } = await shop.orders.create({ ...(await openBuyNow(shop, sku)), ...order });
    const review = filled('reviews.create', ['comment'], text);
    const line = await receivedLine(database, shop, sku);
    await shop.reviews.create({ ...line, ...review, productScore: 5, serviceScore: 5 });
    const [refund, application] = [await ask(shop, text), await apply(shop, text)];
    const parcel = await sendBack(shop, text);
    const withdrawn = await withdraw(shop, text);
    const byToken = await withdrawAsVisitor(text);
    const written: [EndpointId, Record<string, string>, unknown][] = [
      ['addresses.save', address, await shop.addresses.detail(id)],
      ['user.edit', profile, await shop.user.info()],
      ['orders.create', order, await shop.orders.masterDetail(orderNo)],
      ['reviews.create', review, (await shop.reviews.list({ productId: sku.productId, type: 0, limit: 1 })).list[0]],
      ['refunds.apply', refund.words, refund.returned],
      ['refunds.sendBack', parcel.words, parcel.returned],
      ['orders.withdraw', withdrawn.words, withdrawn.returned],
      ['visitors.withdraw', byToken.words, byToken.returned],
      ['applications.apply', application.words, application.returned],
    ];
    return written.flatMap(([call, words, returned]) =>
      Object.entries(words).map(([name, said]) => ({
        key: `${call} body.${name}`,
        said,
        returned: (returned as Record<string, unknown>)[name],
      })),
    );
  };
}
