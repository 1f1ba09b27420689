import { beforeEach, describe, expect, test } from 'vitest';
import { goodJpeg } from '../../apps/reference-api/src/testing/pictures.ts';
import { buyer } from './buyer.ts';
import type { FamilyClient } from './client.ts';
import { clients } from './clients.ts';
import { type FamilyShop, openFamilyShop } from './shop.ts';

describe.each(clients)('orders at $name, flow', (client) => {
  let shop: FamilyShop;
  let page: FamilyClient;
  let buys: ReturnType<typeof buyer>;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeEach(async () => {
    ({ page } = await shop.visitSignedIn(client));
    buys = buyer(client, page);
  });

  /** An order that was sent, by the number of its merchant's part. */
  async function sent() {
    const { orderNo, sku } = await buys.ordered('cod');
    await buys.pays(orderNo, 'cod');
    const { orderList } = await page.get(`/api/front/order/master/detail/${orderNo}`);
    const partNo: string = orderList[0].orderNo;
    await shop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
    return { partNo, sku };
  }

  async function uploaded(name: string): Promise<string> {
    const form = new FormData();
    form.append('multipart', new File([new Uint8Array(goodJpeg)], name, { type: 'image/jpeg' }));
    const { url } = await page.post('/api/front/upload/image', form, { model: 'product', pid: 1 });
    return url;
  }

  test('an unpaid order: listed, paid later with another method, or cancelled', async () => {
    const [{ orderNo: later }, { orderNo: never }] = [await buys.ordered('stripe'), await buys.ordered('stripe')];
    const unpaid = async () => (await page.get('/api/front/order/await/pay/list', { page: 1, limit: 10 })).list;
    expect(await unpaid()).toMatchObject([{ orderNo: never }, { orderNo: later }]);
    await buys.pays(later, 'cod');
    const { orderList } = await page.get(`/api/front/order/master/detail/${never}`);
    await page.post(`/api/front/order/cancel/${never}`);
    expect(await unpaid()).toEqual([]);
    expect(await page.shown(buys.pays(never, 'stripe'))).toBe('The order was cancelled');
    // The parcel's page fails to render without this object.
    expect(await page.get(`/api/front/order/express/${orderList[0].orderNo}`)).toMatchObject({
      ...{ expName: '', expNo: '', logisticsInfo: '[]' },
    });
  });

  test('a parcel followed, received, bought again and hidden', async () => {
    const { partNo, sku } = await sent();
    const { list } = await page.get('/api/front/order/list', { page: 1, limit: 10, type: 2 });
    expect(list[0].orderNo).toBe(partNo);
    const parcel = await page.get(`/api/front/order/express/${partNo}`);
    expect(parcel).toMatchObject({ expName: 'Parcel Example', expNo: 'PX1' });
    expect(JSON.parse(parcel.logisticsInfo)).toBeInstanceOf(Array);
    await page.post(`/api/front/order/take/${partNo}`);
    const { orderInfoList } = await page.get(`/api/front/order/detail/${partNo}`);
    const [{ productId, attrValueId, payNum }] = orderInfoList;
    await page.post('/api/front/cart/save', [{ productId, cartNum: payNum, productAttrUnique: attrValueId }]);
    const [group] = await page.get('/api/front/cart/list', { isValid: true });
    expect(group.cartInfoList[0].attrId).toBe(sku.id);
    await page.post(`/api/front/order/delete/${partNo}`);
    expect((await page.get('/api/front/order/list', { page: 1, limit: 10, type: 3 })).list).toEqual([]);
  });

  test('a review with stars and pictures', async () => {
    const { partNo } = await sent();
    await page.post(`/api/front/order/take/${partNo}`);
    const [line] = (await page.get('/api/front/order/reply/list', { page: 1, limit: 10 })).list;
    const pictures = [await uploaded('one.JPEG'), await uploaded('two.JPEG')];
    const untouched = page.post('/api/front/order/comment', client.review(line, undefined, pictures));
    expect(await page.shown(untouched)).toMatch(/\(star\)$/);
    await page.post('/api/front/order/comment', client.review(line, 4, pictures));
    const { list } = await page.get(`/api/front/product/reply/list/${line.productId}`, { page: 1, limit: 10, type: 2 });
    expect(list[0]).toMatchObject({ star: 4, comment: 'As it looks.' });
    const [scores] = await shop.database.db
      .selectFrom('reviews')
      .innerJoin('order_lines', 'order_lines.id', 'reviews.order_line_id')
      .select(['product_score', 'service_score'])
      .where('order_lines.id', '=', line.id)
      .execute();
    expect(scores).toEqual({ product_score: 4, service_score: 4 });
    for (const picture of pictures) {
      expect(JSON.stringify(list[0].pics)).toContain(picture);
      expect(await shop.picture(picture)).toMatchObject({ status: 200, policy: 'cross-origin' });
    }
  });

  test('a refund requested with a picture', async () => {
    const { partNo } = await sent();
    await page.post(`/api/front/order/take/${partNo}`);
    const info = await page.get(`/api/front/order/apply/refund/${partNo}`);
    expect(info).toMatchObject({ orderNo: partNo, totalNum: 2 });
    const [text] = await page.get('/api/front/order/refund/reason');
    const picture = await uploaded('torn.JPEG');
    const images = { refund_reason_wap_img: picture, refund_reason_wap_explain: '' };
    await page.post('/api/front/order/refund', { orderNo: partNo, text, ...images });
    const [refund] = (await page.get('/api/front/order/refund/list', { page: 1, limit: 10 })).list;
    const detail = () => page.get(`/api/front/order/refund/detail/${refund.refundOrderNo}`);
    expect(await detail()).toMatchObject({ refundReasonWap: text, refundReasonWapImg: picture });
    await shop.operate('refund accept', { refundNo: refund.refundOrderNo });
    expect([2, 3]).toContain((await detail()).refundStatus);
  });
});
