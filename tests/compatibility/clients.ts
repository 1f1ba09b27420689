import type { FamilyClient, Habits, Wire } from './client.ts';

/** A variant chosen on a product page. */
export interface Chosen {
  productId: number;
  sku: Wire;
}

/** The choices with which an order is placed. */
export interface Terms {
  preOrderNo: string;
  addressId: number;
  payType: string;
}

/** One of the two public clients: the requests and responses in which the two differ. */
export interface Client {
  name: string;
  /** Origin of the client; `CORS_ORIGINS` lists it. */
  origin: string;
  habits: Habits;
  /** Sends all requests of its home page. Returns the products and the URLs of all other pictures. */
  home(page: FamilyClient): Promise<{ products: Wire[]; pictures: string[] }>;
  /** The variant that a product page preselects; undefined if it finds none. */
  chosen(detail: Wire): Wire | undefined;
  /** The body of "Buy now" for a variant. */
  buyNow(chosen: Chosen, productNum: number): object;
  /** `couponId` without a coupon. */
  noCoupon: unknown;
  /** The body of `computed/price`. */
  price(terms: Omit<Terms, 'payType'>, couponId: unknown): object;
  /** The body of `order/create`. */
  order(terms: Terms, couponId: unknown): object;
  payChannel: 'pc' | 'mobile';
  /** The result that the page at PayPal's return URL shows. */
  paypalReturn(page: FamilyClient, address: string): Promise<'paid' | 'failed' | 'no such page'>;
  /** Parameters of an upload that is not a product picture. */
  upload: { model: string; pid: number };
  /** Value of `category` for products in the wish list. */
  category: string;
  /** The form of a new address. */
  address: object;
  /** The body that the form for a loaded address sends, with the shopper's changes. */
  edited(page: FamilyClient, id: number, typed: object): Promise<object>;
  /** The body of a review; `stars` is undefined if the shopper selected none. */
  review(line: Wire, stars: number | undefined, pictures: string[]): object;
}

/** An address in the format of both clients' forms. */
export const familyAddress = {
  ...{
    realName: 'Ada Maria Martin',
    email: 'ada@shopper.test',
    phone: '9876543210',
    countryCode: 91,
    country: 'India',
  },
  ...{ detail: '12 Rose Lane, Karol Bagh, New Delhi', postCode: 110005, isDefault: true },
};

/** The variant of the first value of each attribute that is in stock, by the names of its values. */
function byValues({ productAttr, productValue }: Wire): Wire | undefined {
  const values = productAttr.map(({ attrValues }: Wire) => attrValues.split(','));
  const name = Object.keys(productValue).find((names) => {
    const parts = names.split(',');
    return (
      productValue[names].stock > 0 &&
      values.every((known: string[], axis: number) => known.includes(parts[axis] ?? ''))
    );
  });
  return values.length > 0 && name !== undefined ? productValue[name] : undefined;
}

/** Reads the return URL given to PayPal. */
function readReturn(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  const { token, PayerID: payerID, status } = Object.fromEntries(searchParams);
  return { page: origin + pathname, token, payerID, status };
}

/** The desktop client: sends `Form-type` with every request and ignores the envelope of an error status. */
export const firstClient: Client = {
  name: 'the first client',
  origin: 'https://partner.example',
  habits: { formType: 'pc', sendsBearer: true, stopsAtStatus: true },
  async home(page) {
    const [home, products, street] = await Promise.all([
      page.get('/api/pc/home/index'),
      page.get('/api/front/index/product', { page: 1, limit: 20 }),
      page.get('/api/front/merchant/street', { page: 1, limit: 6 }),
      page.get('/api/front/activity/index/list'),
      page.get('/api/front/product/leaderboard'),
      page.get('/api/front/coupons', { page: 1, limit: 6, useType: 1, merId: '' }),
      page.get('/api/front/search/keyword'),
      page.get('/api/front/product/category'),
    ]);
    JSON.parse(home.shopPayCurrency);
    const ofMerchants = street.list.flatMap(({ avatar, proList }: Wire) => [avatar, proList[0].image]);
    return { products: products.list, pictures: [...home.banner.map(({ pic }: Wire) => pic), ...ofMerchants] };
  },
  chosen: (detail) => byValues(detail) ?? (Object.values(detail.productValue) as Wire[])[0],
  // Both are read from the URL of the page.
  buyNow: ({ productId, sku }, productNum) => ({ attrValueId: `${sku.id}`, productId: `${productId}`, productNum }),
  noCoupon: null,
  price: ({ preOrderNo, addressId }, couponId) => ({ preOrderNo, addressId, couponId }),
  order: ({ preOrderNo, addressId, payType }, couponId) => ({
    ...{ preOrderNo, addressId, payType, couponId, mark: '', payChannel: 'pc' },
    ...{ realName: familyAddress.realName, phone: Number(familyAddress.phone), email: familyAddress.email },
  }),
  payChannel: 'pc',
  async paypalReturn(page, address) {
    const { page: shown, token, payerID, status } = readReturn(address);
    if (shown !== `${this.origin}/order/payment_result`) return 'no such page';
    await page.post('/api/front/pay/paypal/success', { token, payerID });
    return status === '1' ? 'paid' : 'failed';
  },
  upload: { model: 'user', pid: 1 },
  category: 'store',
  address: familyAddress,
  async edited(page, id, typed) {
    const [loaded, here] = await Promise.all([
      page.get(`/api/front/address/detail/${id}`),
      page.post('/api/front/address/ip/info'),
    ]);
    // The response of `ip/info` arrives last and overwrites the loaded address.
    const { country_name: country, country_calling_code: code, region, city } = here;
    return { ...loaded, country, countryCode: Number(code), detail: `${region} ${city}`, ...typed };
  },
  review: ({ id, merOrderNo }, stars = 0, pictures) => ({
    ...{ orderNo: merOrderNo, orderInfoId: id, star: stars, comment: 'As it looks.' },
    pics: pictures.length > 0 ? JSON.stringify(pictures) : '',
  }),
};

/** The mobile client: sends no `Form-type`, writes 0 for none, and reads the envelope of every status. */
export const secondClient: Client = {
  name: 'the second client',
  origin: 'https://m.partner.example',
  habits: {},
  async home(page) {
    const [home] = await Promise.all([
      page.get('/api/front/index'),
      page.get('/api/front/index/color/config').then(({ value }) => Number(value)),
      page.get('/api/front/index/bottom/navigation'),
      page.get('/api/front/activity/index/list'),
      page.get('/api/front/index/paycurrency').then(JSON.parse),
      page.get('/api/front/image/domain'),
    ]);
    // Products are requested after everything else has arrived.
    const { list } = await page.get('/api/front/index/product', { page: 1, limit: 10 });
    const shown = [...home.banner, ...home.menus, ...home.bastBanner].map(({ pic }: Wire) => pic);
    const { categoryList, ranking } = home;
    const icons = [...categoryList.map(({ icon }: Wire) => icon), ...ranking.map(({ avatar }: Wire) => avatar)];
    return { products: list, pictures: [...shown, ...icons] };
  },
  chosen: byValues,
  buyNow: ({ productId, sku }, productNum) => ({ attrValueId: sku.id, productId, productNum }),
  noCoupon: 0,
  price: ({ preOrderNo, addressId }, couponId) => ({ preOrderNo, addressId, couponId, storeId: 0, shippingType: 1 }),
  order: ({ preOrderNo, addressId, payType }, couponId) => ({
    ...{ preOrderNo, addressId, payType, couponId, mark: '', payChannel: 'mobile' },
    ...{ storeId: 0, shippingType: 1, realName: '', phone: '', email: familyAddress.email },
  }),
  payChannel: 'mobile',
  async paypalReturn(page, address) {
    const { page: shown, token, payerID, status } = readReturn(address);
    if (shown !== `${this.origin}/pages/order_pay_status/index`) return 'no such page';
    if (status !== '1') await page.post('/api/front/pay/paypal/cancel', { token });
    else await page.post('/api/front/pay/paypal/success', { token, payerID });
    return status === '1' ? 'paid' : 'failed';
  },
  upload: { model: 'user', pid: 0 },
  category: 'product',
  address: { ...familyAddress, id: 0 },
  edited: async (page, id, typed) => ({ ...(await page.get(`/api/front/address/detail/${id}`)), ...typed }),
  review: ({ id, merOrderNo }, stars, pictures) => ({
    ...{ orderNo: merOrderNo, orderInfoId: id, star: stars ?? '', comment: 'As it looks.' },
    pics: JSON.stringify(pictures),
  }),
};

export const clients: readonly Client[] = [firstClient, secondClient];
