import {
  type EndpointId,
  type InputOf,
  type OutgoingRequest,
  ordersMasterDetail,
  type Reply,
} from '@promenade/storefront-sdk';
import { DAY_MS } from '../domain/constants.ts';
import { type CartLedger, createCartLedger } from './cart-ledger.ts';
import { goods, itemsOfMerchants } from './items.ts';
import { knownCheckout, knownItem } from './known-items.ts';
import type { ObservedShop } from './observed-shop.ts';
import { warnOfLostEvent } from './warn-of-lost-event.ts';

/** A call that the backend accepted. */
interface Accepted<Id extends EndpointId> {
  /** Body of the request. */
  body: InputOf<Id> extends { body: infer Body } ? Body : undefined;
  /** Undecoded data of the response. */
  data: Readonly<Record<string, unknown>>;
  /** Last segment of the path. */
  lastSegment: string;
}

type Reactions = { readonly [Id in EndpointId]?: (call: Accepted<Id>) => void };

/** Loads a paid order and publishes it. */
async function trackPaid({ client, track, now, isFirst }: ObservedShop, orderNo: string): Promise<void> {
  if (!isFirst(`paid ${orderNo}`)) return;
  const order = await ordersMasterDetail(client, orderNo);
  // The page may show an old payment, for example on another device.
  if (!order.paid || now() - (order.payTime ?? now()) > DAY_MS) return;
  track('order_paid', {
    orderNo,
    items: itemsOfMerchants(order.orderList),
    // Vendors define the value without freight.
    valueCents: order.payPrice - order.payPostage,
    freightCents: order.payPostage,
  });
}

function reactionsOf(shop: ObservedShop, ledger: CartLedger): Reactions {
  const { track } = shop;
  return {
    'cart.save': ({ body }) => ledger.added(body),
    'cart.saveSku': ({ body }) => ledger.added(body),
    'cart.setQuantity': ({ body }) => ledger.changed(body),
    'cart.remove': ({ body }) => ledger.removed(body),
    'wishlist.add': ({ body }) => track('product_wished', goods([knownItem(shop, body.id)])),
    'orders.create'({ body }) {
      const bought = knownCheckout(shop, body.preOrderNo);
      if (!bought) return;
      track('shipping_info_added', bought);
      track('payment_info_added', { ...bought, payType: body.payType });
    },
    'payments.result'({ data, lastSegment }) {
      if (data.paid) trackPaid(shop, decodeURIComponent(lastSegment)).catch(() => {});
    },
    'login.registerEmail': () => track('signed_up', {}),
    'login.registerMobile': () => track('signed_up', {}),
    'newsletter.subscribe': () => track('newsletter_subscribed', {}),
    'cart.subscribe': () => track('newsletter_subscribed', {}),
  };
}

/** Publishes events for accepted calls, whether a hook or the app sent them. Returns a function that stops it. */
export function observeCalls(shop: ObservedShop): () => void {
  const ledger = createCartLedger(shop);
  const reactions = reactionsOf(shop, ledger);

  function handle({ endpoint, url, init }: OutgoingRequest, reply: Reply): void {
    const react = reactions[endpoint.id as EndpointId] as ((call: Accepted<never>) => void) | undefined;
    const { code, data } = Object(reply.body);
    // As in the client, `code` decides, because some backends reject with status 200.
    if (!react || Number(code) !== 200) return;
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as never;
    react({ body, data: Object(data), lastSegment: new URL(url).pathname.split('/').at(-1) ?? '' });
  }

  const stop = shop.client.use(async (request, next) => {
    const reply = await next(request);
    try {
      handle(request, reply);
    } catch (cause) {
      // An error of analytics must not fail the call.
      warnOfLostEvent(request.endpoint.id, cause);
    }
    return reply;
  });
  return () => {
    stop();
    ledger.stop();
  };
}
