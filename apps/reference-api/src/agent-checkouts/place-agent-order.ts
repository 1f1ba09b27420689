import type { MasterOrder } from '@promenade/storefront-sdk/contract';
import { moneyText } from '@promenade/storefront-sdk/money';
import type { AgentContactRecord } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { openCheckoutOf } from '../domain/checkout.ts';
import { paidPagePath } from '../domain/paid-pages.ts';
import type { Envelope } from '../errors/envelope.ts';
import { refusalOf } from '../errors/error-handler.ts';
import { Refused } from '../errors/refused.ts';
import { type AgentCheckoutRow, notePreOrder } from '../repositories/agent-checkouts.ts';
import type { Problem } from './checkout-view.ts';
import { itemsOfLines } from './checkout-view.ts';
import type { AgentRequest } from './request.ts';

/** Payment methods with a page hosted by the provider, on which the shopper confirms. They need no sign-in at the shop. */
const HOSTED = ['paypal', 'sandbox'] as const;

/** The way to pay for orders that agents place; undefined where the shop has none. */
export const hostedPayment = ({ payments }: Deps) => HOSTED.find((way) => payments.has(way));

/** What came of the placing of an order. */
export interface Placing {
  /** Null when it was refused. */
  orderNo: string | null;
  preOrderNo: string | null;
  problems: Problem[];
}

/** Ends the placing of an order. */
class NotPlaced extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super('not placed');
    this.problems = problems;
  }
}

/** Fields of the contract by those of a contact. */
const FIELDS: ReadonlySet<string> = new Set<keyof AgentContactRecord>([
  ...(['email', 'firstName', 'lastName', 'phone', 'addressLine1', 'addressLine2', 'city'] as const),
  ...(['state', 'postCode', 'country'] as const),
]);

/** Returns a refusal as problems of the checkout. Server errors are thrown instead: nothing was decided. */
function refuse({ code, message, data }: Envelope): never {
  if (code >= 500) throw new Refused(503, 'serverFault');
  const { fieldErrors = {} } = (data ?? {}) as { fieldErrors?: Record<string, string> };
  const named = Object.entries(fieldErrors).filter(([field]) => FIELDS.has(field));
  if (code === 409) throw new NotPlaced([{ code: 'price-changed', text: message }]);
  throw new NotPlaced(
    named.length === 0
      ? [{ code: 'not-possible', text: message }]
      : named.map(([field, text]) => ({ code: 'invalid', text, field: field as keyof AgentContactRecord })),
  );
}

/**
 * Places the order of a checkout by calling the same routes as every other client: a visitor with this e-mail address, the
 * address, the order at the total that the agent received, and its payment, which the shopper completes.
 */
export async function placeAgentOrder(
  deps: Deps,
  request: AgentRequest,
  row: AgentCheckoutRow,
  toldCents: number,
): Promise<Placing> {
  let preOrderNo = row.pre_order_no;
  try {
    const { email = '', firstName = '', lastName = '', ...place } = row.contact;
    const userId = row.user_id ?? (await visitor(request, email));
    const address = await request.callApi(
      'addresses.save',
      { ...place, email, firstName, lastName, isDefault: true },
      userId,
    );
    if ('refusal' in address) return refuse(address.refusal);
    preOrderNo ??= await openPreOrder(request, row, userId);
    await notePreOrder(request.db, row, { user_id: userId, pre_order_no: preOrderNo });
    const payType = hostedPayment(deps) ?? '';
    const payChannel = request.pages.isOfPhones ? 'mobile' : 'pc';
    const ordered = await request.callApi(
      'orders.create',
      {
        ...{ preOrderNo, addressId: address.data.id, payType, payChannel, email },
        expectedPayFee: moneyText(toldCents, request.currency),
      },
      userId,
    );
    if ('refusal' in ordered) return refuse(ordered.refusal);
    const { orderNo } = ordered.data;
    // Where it fails, the shopper starts it on the page of the order.
    await request.callApi(
      'payments.pay',
      { orderNo, payType, payChannel, resultPath: paidPagePath(deps, orderNo) },
      userId,
    );
    return { orderNo, preOrderNo, problems: [] };
  } catch (error) {
    if (error instanceof NotPlaced) return { orderNo: null, preOrderNo, problems: error.problems };
    throw error;
  }
}

async function visitor(request: AgentRequest, email: string): Promise<number> {
  const entered = await request.callApi('login.asGuest', { email });
  if ('refusal' in entered) return refuse(entered.refusal);
  return entered.data.uid;
}

async function openPreOrder(request: AgentRequest, { lines }: AgentCheckoutRow, userId: number): Promise<string> {
  const wanted = (await itemsOfLines(request.db, lines)).map(({ item, quantity }) => ({
    ...{ productId: item.productId, skuId: item.skuId, quantity, cartLineId: null },
  }));
  try {
    return await openCheckoutOf({ ...request, userId }, 'buyNow', wanted);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new NotPlaced([{ code: 'out-of-stock', text: refusalOf(error, request.locale).message }]);
  }
}

/** The order of a checkout, as its visitor sees it; the payment provider is asked while it is not paid. */
export async function readOrder(request: AgentRequest, row: AgentCheckoutRow): Promise<MasterOrder> {
  const { order_no: orderNo, user_id: userId } = row;
  const call = { orderNo };
  await request.callApi('payments.result', call, userId ?? 0);
  const order = await request.callApi('orders.masterDetail', call, userId ?? 0);
  if ('refusal' in order) throw new Refused(order.refusal.code >= 500 ? 503 : 404, 'agentCheckoutGone');
  return order.data;
}
