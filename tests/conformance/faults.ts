import type { EndpointId } from '@promenade/storefront-sdk/contract';
import {
  asked,
  type Breakage,
  data,
  field,
  items,
  letsEverybodyIn,
  refusals,
  takesAnyoneForTheOwner,
  takesWhatIs,
  type Wire,
} from './broken-backend.ts';

/** An error of a backend: its name, the affected call, a pattern for the case that must find it, and the breakage. */
export type Fault = readonly [name: string, at: EndpointId, foundBy: RegExp, breakage: Breakage];

const form = /every response matches the contract/;
const right = /accepts a valid request/;
const html = '<!doctype html><title>Bad gateway</title>';
const page = (request: { url: URL }) => Number(request.url.searchParams.get('page') ?? 1);

/** Deletes a visit after resuming it once. */
function onlyOnce(): Breakage {
  const known = new Set<string>();
  return async (request, next) => {
    const { guid } = request.body;
    if (known.has(guid)) return Response.json({ code: 404, message: 'No data found', data: null }, { status: 404 });
    known.add(guid);
    return next(request);
  };
}

/** Repeats the last successful response when there is no resource any more. */
function undying(): Breakage {
  let last: Wire;
  return async (request, next) => {
    const response = await next(request);
    if (response.status === 404 && last) return Response.json(last);
    if (response.ok) last = await response.clone().json();
    return response;
  };
}

export const faults: readonly Fault[] = [
  // Wire format
  [
    'a gateway answers HTML',
    'search.hotKeywords',
    form,
    async () => new Response(html, { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a page of the site answers with 200',
    'store.theme',
    form,
    async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'it is cut off',
    'categories.tree',
    form,
    async (request, next) => new Response((await (await next(request)).text()).slice(0, 200)),
  ],
  ['it hangs up', 'payments.methods', right, () => Promise.reject(new TypeError('fetch failed'))],
  ['a field is missing', 'store.details', form, data(({ email: _, ...rest }) => rest)],
  ['a field is null that may not be', 'store.homeIndex', form, field('banner', () => null)],
  ['money is a number', 'products.list', form, items((card) => ({ ...card, price: Number(card.price) }))],
  [
    'a moment is in another form',
    'orders.listUnpaid',
    form,
    items((order) => ({ ...order, createTime: `${order.createTime}Z`.replace(' ', 'T') })),
  ],
  [
    'a flag is a number',
    'addresses.list',
    form,
    items((address) => ({ ...address, isDefault: Number(address.isDefault) })),
  ],
  [
    'JSON is not written as text',
    'products.detailBySlug',
    form,
    data((detail) => ({
      ...detail,
      productInfo: { ...detail.productInfo, sliderImage: JSON.parse(detail.productInfo.sliderImage) },
    })),
  ],
  ['a number is no number', 'orders.masterDetail', form, field('payPrice', () => 'NaN')],
  [
    'a choice is none of the choices',
    'categories.tree',
    form,
    data((tree) => tree.map((category: Wire) => ({ ...category, level: 7 }))),
  ],
  ['a status is a word', 'orders.detail', form, field('status', () => 'shipped')],
  [
    'the code is text',
    'cart.list',
    form,
    async (request, next) => Response.json({ ...((await (await next(request)).json()) as Wire), code: '200' }),
  ],
  ['errors travel with HTTP 200', 'products.detail', form, refusals(404, (body) => Response.json(body))],
  [
    'the body has no code',
    'merchants.directory',
    form,
    async (request, next) => Response.json(((await (await next(request)).json()) as Wire).data),
  ],
  // Codes
  [
    'what does not exist is a server fault',
    'products.detail',
    /404 for an unknown id/,
    refusals(404, (body) => Response.json({ ...body, code: 500 }, { status: 500 })),
  ],
  ['what does not exist is answered with nothing', 'orders.detail', /404 for an unknown id/, takesWhatIs(404)],
  ['nobody needs a token', 'user.info', /requires a valid token/, letsEverybodyIn],
  [
    'a missing token is a server fault',
    'orders.counts',
    /requires a valid token/,
    refusals(401, (body) => Response.json({ ...body, code: 500 }, { status: 500 })),
  ],
  ['bad input is taken', 'newsletter.subscribe', /refuses invalid input/, takesWhatIs(400)],
  [
    'bad input is a server fault',
    'cart.save',
    /refuses invalid input/,
    refusals(400, (body) => Response.json({ ...body, code: 500 }, { status: 500 })),
  ],
  [
    'a refusal names no field',
    'addresses.save',
    /refuses invalid input/,
    refusals(400, (body) => Response.json({ ...body, data: null }, { status: 400 })),
  ],
  [
    'a refusal names another field',
    'preorders.computePrice',
    /refuses invalid input/,
    refusals(400, (body) => Response.json({ ...body, data: { fieldErrors: { surprise: 'no' } } }, { status: 400 })),
  ],
  // Pages and lists
  [
    'pages share a product',
    'products.list',
    /pages that add up/,
    (request, next, options) =>
      data((answer) => ({
        ...answer,
        list: page(request) === 2 && answer.list.length > 1 ? [answer.list[1], ...answer.list.slice(1)] : answer.list,
      }))(request, next, options),
  ],
  [
    'the total is that of the page',
    'search.products',
    /pages that add up/,
    data((answer) => ({ ...answer, total: answer.list.length })),
  ],
  [
    'there is no end to the pages',
    'merchants.directory',
    /pages that add up/,
    (request, next) => {
      if (page(request) > 1) request.url.searchParams.set('page', '1');
      return next(request);
    },
  ],
  [
    'products come in another order',
    'products.byIds',
    /in the requested order/,
    data((answer) => ({ ...answer, list: answer.list.toReversed() })),
  ],
  [
    'the order of prices is ignored',
    'search.products',
    /orders by the price/,
    asked(({ url }) => url.searchParams.delete('priceOrder')),
  ],
  [
    'a range of prices is ignored',
    'search.products',
    /range of prices/,
    asked(({ url }) => url.searchParams.delete('maxPrice')),
  ],
  [
    'a category loses its parent',
    'categories.tree',
    /below its parent/,
    data((tree) =>
      tree.map((top: Wire) => ({ ...top, childList: top.childList.map((child: Wire) => ({ ...child, pid: 0 })) })),
    ),
  ],
  // Cart
  ['the count is one off', 'cart.count', /sums the pieces/, field('count', (count) => count + 1)],
  [
    'all lines are in one group',
    'cart.list',
    /groups the lines/,
    data((groups) =>
      groups.length > 1
        ? [{ ...groups[0], cartInfoList: groups.flatMap((group: Wire) => group.cartInfoList) }]
        : groups,
    ),
  ],
  [
    'adding replaces',
    'cart.save',
    /adds onto a line/,
    asked(({ body }) => {
      if (Array.isArray(body) && body.length === 1 && body[0].cartNum === 3) body[0].cartNum = 1;
    }),
  ],
  [
    'setting a quantity adds',
    'cart.setQuantity',
    /sets the quantity/,
    asked(({ body }) => {
      if (body.number === 5) body.number = 7;
    }),
  ],
  ['more than the stock is taken', 'cart.setQuantity', /no more than the stock/, takesWhatIs(400)],
  [
    'keys are ignored',
    'cart.save',
    /repeated write once/,
    asked(({ headers }) => {
      delete headers['idempotency-key'];
    }),
  ],
  [
    'a key serves for anything',
    'cart.save',
    /used for something else/,
    asked(({ headers, body }) => {
      headers['idempotency-key'] += body[0]?.cartNum;
    }),
  ],
  [
    'merging does nothing',
    'cart.merge',
    /moves a guest cart/,
    async () => Response.json({ code: 200, message: 'success', data: { count: 1 } }),
  ],
  ['a shopper sees the cart of another', 'cart.list', /no cart of another/, takesAnyoneForTheOwner],
  // Ownership
  ['an order is shown to other shoppers', 'orders.detail', /404 to other shoppers/, takesAnyoneForTheOwner],
  ['other shoppers cancel orders', 'orders.cancel', /404 to other shoppers/, takesAnyoneForTheOwner],
  [
    'other shoppers see that an order exists',
    'orders.masterDetail',
    /404 to other shoppers/,
    async (request, next) => {
      const response = await next(request);
      const isReal = !/0{16}$/.test(request.url.pathname);
      return response.status === 404 && isReal
        ? Response.json({ ...((await response.json()) as Wire), message: 'This is not your order' }, { status: 404 })
        : response;
    },
  ],
  ['addresses of another are listed', 'addresses.list', /no address of another/, takesAnyoneForTheOwner],
  ['other shoppers change addresses', 'addresses.save', /no address of another/, takesAnyoneForTheOwner],
  [
    'every address is the default one',
    'addresses.setDefault',
    /moves the default/,
    async () => Response.json({ code: 200, message: 'success', data: null }),
  ],
  // Money and orders
  [
    'the checkout costs a cent more',
    'preorders.load',
    /sum of the prices/,
    field('payFee', (fee) => (Number(fee) + 0.01).toFixed(2)),
  ],
  [
    'the checkout charges another price than the cart shows',
    'preorders.load',
    /that the cart shows/,
    field('orderList', (parts) =>
      parts.map((part: Wire) => ({
        ...part,
        orderInfoList: part.orderInfoList.map((line: Wire) => ({
          ...line,
          price: (Number(line.price) + 1).toFixed(2),
        })),
      })),
    ),
  ],
  [
    'the computed price is a cent less',
    'preorders.computePrice',
    /what the checkout shows/,
    field('payFee', (fee) => (Number(fee) - 0.01).toFixed(2)),
  ],
  ['a checkout never ends', 'preorders.load', /gone after half an hour/, undying()],
  [
    'a checkout becomes two orders',
    'orders.create',
    /one order of a checkout/,
    data(({ orderNo }) => ({ orderNo: `${orderNo}${Math.random().toString(36).slice(2, 4).toUpperCase()}` })),
  ],
  [
    'what is cancelled can be paid',
    'payments.pay',
    /that was cancelled/,
    takesWhatIs(400, { status: true, payType: 'sandbox', orderNo: 'PT0', redirect: null, stripeClientSecret: null }),
  ],
  ['what is paid can be cancelled', 'orders.cancel', /refuses what is paid/, takesWhatIs(400)],
  [
    'cancelling does nothing',
    'orders.cancel',
    /marks the checkout/,
    async () => Response.json({ code: 200, message: 'success', data: null }),
  ],
  ['who starts to pay has paid', 'payments.result', /only started/, field('paid', () => true)],
  [
    'any host is paid back to',
    'payments.pay',
    /hosts of the shop/,
    asked(({ body }) => {
      if (body.hostName === 'conformance.example') body.hostName = '127.0.0.1';
    }),
  ],
  ['what was not sent can be received', 'orders.confirmReceipt', /not on its way/, takesWhatIs(400)],
  ['a refund can be asked twice', 'refunds.apply', /second refund/, takesWhatIs(400)],
  ['refunds are shown to other shoppers', 'refunds.detail', /404 to other shoppers/, takesAnyoneForTheOwner],
  [
    'withdrawing does nothing',
    'refunds.withdraw',
    /ask again/,
    async () => Response.json({ code: 200, message: 'success', data: null }),
  ],
  ['goods are sent back to who does not want them', 'refunds.sendBack', /waits for the goods/, takesWhatIs(400)],
  ['a coupon is handed out twice', 'coupons.claim', /hands a coupon out once/, takesWhatIs(400, 'Received')],
  // Reviews, wish lists, merchants
  ['a line is reviewed twice', 'reviews.create', /one review of a line/, takesWhatIs(400)],
  [
    'reviews of a kind are all of them',
    'reviews.list',
    /agrees with the counts/,
    asked(({ url }) => url.searchParams.set('type', '0')),
  ],
  [
    'a wish is forgotten',
    'wishlist.add',
    /puts a product on the list/,
    async () => Response.json({ code: 200, message: 'success', data: null }),
  ],
  ['other shoppers remove wishes', 'wishlist.removeEntries', /list of another/, takesAnyoneForTheOwner],
  [
    'a merchant sells the products of others',
    'merchants.products',
    /of the merchant only/,
    items((card) => ({ ...card, merId: card.merId + 1 })),
  ],
  ['the ranking starts with the last', 'products.leaderboard', /what was sold/, data((list) => list.toReversed())],
  [
    'the quick view lacks a variant',
    'products.skuDetail',
    /variants of the product/,
    data(({ productValue, ...rest }) => ({
      ...rest,
      productValue: Object.fromEntries(Object.entries(productValue).slice(1)),
    })),
  ],
  // Registration
  ['codes are sent without a pause', 'login.sendRegistrationCode', /one code a minute/, takesWhatIs(429)],
  ['any code registers', 'login.registerEmail', /never sent/, takesWhatIs(400)],
  ['every token is good', 'login.isTokenValid', /tells a valid token/, data(() => true)],
  [
    'a refused sign-in says who it was',
    'login.withEmail',
    /wrong password and of no account/,
    async (request, next) => {
      const response = await next(request);
      if (response.status !== 400) return response;
      const message = `${request.body.email} does not sign in like this`;
      return Response.json({ ...((await response.json()) as Wire), message }, { status: 400 });
    },
  ],
  ['a visit cannot be gone on with', 'session.resume', /closed just now/, onlyOnce()],
  ['an address is shown to other shoppers', 'addresses.detail', /for other shoppers/, takesAnyoneForTheOwner],
];

const named = (at: EndpointId, name: string): Fault => {
  const fault = faults.find((one) => one[1] === at && one[0] === name);
  if (!fault) throw new Error(`there is no fault "${name}" at ${at}`);
  return fault;
};

/** One fault of each kind, on every change; the others are injected with PM_DEEP. */
export const canaries: readonly Fault[] = [
  named('search.hotKeywords', 'a gateway answers HTML'),
  named('store.details', 'a field is missing'),
  named('products.detail', 'errors travel with HTTP 200'),
  named('user.info', 'nobody needs a token'),
  named('newsletter.subscribe', 'bad input is taken'),
  named('search.products', 'the total is that of the page'),
  named('cart.save', 'keys are ignored'),
  named('orders.detail', 'an order is shown to other shoppers'),
  named('preorders.load', 'the checkout costs a cent more'),
  named('orders.cancel', 'what is paid can be cancelled'),
  named('refunds.apply', 'a refund can be asked twice'),
  named('login.registerEmail', 'any code registers'),
];
