import type { MasterOrder } from '@promenade/storefront-sdk/contract';
import {
  type AgentCheckout,
  type CheckoutLine,
  type CheckoutStage,
  type ContactField,
  type Problem,
  stageOf,
} from '../agent-checkouts/checkout-view.ts';
import { orderedLines, partStatus } from '../agent-checkouts/order-lines.ts';
import type { AgentView } from '../agent-checkouts/request.ts';
import { agentText, policyLinks } from '../agent-checkouts/texts.ts';
import { withAbsoluteMedia } from '../contract/absolute-media.ts';

/** Revision of the protocol that is spoken here. */
export const ACP_VERSION = '2026-04-17';

/** Where the protocol has a field of the buyer or of the address. */
const PATHS: Readonly<Record<ContactField, string>> = {
  email: '$.buyer.email',
  firstName: '$.fulfillment_details.name',
  lastName: '$.fulfillment_details.name',
  phone: '$.fulfillment_details.phone_number',
  addressLine1: '$.fulfillment_details.address.line_one',
  addressLine2: '$.fulfillment_details.address.line_two',
  city: '$.fulfillment_details.address.city',
  state: '$.fulfillment_details.address.state',
  postCode: '$.fulfillment_details.address.postal_code',
  country: '$.fulfillment_details.address.country',
};

/** The protocol's list of codes is closed. */
const CODES: Readonly<Record<Problem['code'], string>> = {
  missing: 'missing',
  invalid: 'invalid',
  'out-of-stock': 'out_of_stock',
  unavailable: 'not_found',
  'price-changed': 'conflict',
  'not-possible': 'unsupported',
};

const OPTION_ID = 'standard';

const lineId = ({ skuId }: CheckoutLine) => `line-${skuId}`;

function linesOf({ lines }: AgentCheckout, { locale, origin }: AgentView) {
  return lines.map((line) => {
    const amount = line.unitCents * line.quantity;
    const { stock } = line;
    return {
      id: lineId(line),
      item: { id: `${line.skuId}`, name: line.title, unit_amount: line.unitCents },
      ...{ quantity: line.quantity, name: line.title, unit_amount: line.unitCents },
      ...(line.image && { images: [withAbsoluteMedia(line.image, origin)] }),
      marketplace_seller_details: { name: line.merchantName },
      ...{ product_id: `${line.productId}`, variant_id: `${line.skuId}` },
      ...(stock !== null && { availability_status: stock >= line.quantity ? 'in_stock' : 'out_of_stock' }),
      totals: [
        { type: 'items_base_amount', display_text: agentText('subtotal', locale), amount },
        { type: 'subtotal', display_text: agentText('subtotal', locale), amount },
        { type: 'total', display_text: agentText('total', locale), amount },
      ],
    };
  });
}

function totalsOf({ goodsCents, freightCents, payCents }: AgentCheckout, { locale }: AgentView) {
  return [
    { type: 'items_base_amount', display_text: agentText('subtotal', locale), amount: goodsCents },
    { type: 'subtotal', display_text: agentText('subtotal', locale), amount: goodsCents },
    { type: 'fulfillment', display_text: agentText('freight', locale), amount: freightCents },
    { type: 'total', display_text: agentText('total', locale), amount: payCents },
  ];
}

function messagesOf(checkout: AgentCheckout, { locale }: AgentView) {
  const { problems, state, lines } = checkout;
  const merchants = new Set(lines.map(({ merchantName }) => merchantName));
  const info = (content: string) => ({ type: 'info', content_type: 'plain', content });
  const shown = problems.map(({ code, text, field, line }) => {
    const param = field ? PATHS[field] : line !== undefined && `$.line_items[${line}]`;
    return {
      ...{ type: 'error', code: CODES[code], severity: 'high', resolution: 'recoverable' },
      ...{ content_type: 'plain', content: text, ...(param && { param }) },
    };
  });
  if (statusOf(checkout) !== 'requires_escalation') {
    return merchants.size > 1 ? [...shown, info(agentText('sentApart', locale, { count: merchants.size }))] : shown;
  }
  const text = agentText(state === 'awaiting-payment' ? 'payThere' : 'orderThere', locale);
  return [...shown, { ...info(text), resolution: 'requires_buyer_review' }];
}

const STATUSES: Readonly<Record<CheckoutStage, string>> = {
  incomplete: 'not_ready_for_payment',
  ready: 'ready_for_payment',
  'ready-elsewhere': 'requires_escalation',
  placing: 'complete_in_progress',
  'awaiting-payment': 'requires_escalation',
  completed: 'completed',
  canceled: 'canceled',
  expired: 'expired',
};

const statusOf = (checkout: AgentCheckout): string => STATUSES[stageOf(checkout)];

function detailsOf({ contact }: AgentCheckout) {
  const { email, firstName, lastName, phone, addressLine1, addressLine2, city, state, postCode, country } = contact;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  // The protocol's address is whole, or it is none.
  const address = addressLine1 &&
    city &&
    country && {
      ...{ name, line_one: addressLine1, ...(addressLine2 && { line_two: addressLine2 }) },
      ...{ city, state: state ?? '', country, postal_code: postCode ?? '' },
    };
  return {
    ...(name && { name }),
    ...(phone && { phone_number: phone }),
    ...(email && { email }),
    ...(address && { address }),
  };
}

function orderStatus({ paid, isCancel, orderList }: MasterOrder): string {
  const parts = orderList.map(partStatus);
  if (isCancel || parts.every((status) => status === 'canceled')) return 'canceled';
  if (!paid) return 'created';
  const sent = parts.filter((status) => status !== 'canceled');
  if (sent.every((status) => status === 'delivered')) return 'completed';
  if (sent.every((status) => status !== 'processing')) return 'shipped';
  return sent.every((status) => status === 'processing') ? 'confirmed' : 'processing';
}

/** The order of a checkout. Its number opens nothing by itself, and neither does its id without the agent's credentials. */
export function acpOrder(checkout: AgentCheckout, order: MasterOrder, view: AgentView) {
  const { id } = checkout;
  const lines = orderedLines(checkout);
  return {
    ...{ type: 'order', id, checkout_session_id: id, order_number: order.orderNo },
    permalink_url: view.pages.orders,
    status: orderStatus(order),
    line_items: lines.map(({ line, original, current, fulfilled, status }) => ({
      ...{ id: lineId(line), title: line.title, product_id: `${line.productId}` },
      ...(line.image && { image_url: withAbsoluteMedia(line.image, view.origin) }),
      quantity: { ordered: original, current, fulfilled },
      ...{ unit_price: line.unitCents, subtotal: line.unitCents * original, status },
    })),
    fulfillments: order.orderList.map((part, place) => ({
      ...{ id: `parcel-${place + 1}`, type: 'shipping', status: partStatus(part) },
      line_items: lines.flatMap((each) =>
        each.part === place && each.current > 0 ? [{ id: lineId(each.line), quantity: each.current }] : [],
      ),
    })),
    totals: totalsOf(checkout, view),
  };
}

/** A checkout as the protocol has it. */
export function acpSession(checkout: AgentCheckout, view: AgentView) {
  const { id, contact, lines, order, freightCents, parts } = checkout;
  const { locale, currency, pages } = view;
  const title = agentText('standard', locale);
  const names = parts.map(({ merchantName: name }) => agentText('sentBy', locale, { name }));
  const time = (at: number) => new Date(at).toISOString();
  return {
    ...{ id, protocol: { version: ACP_VERSION } },
    // No handler: the shop takes no payment from agents.
    capabilities: { payment: { handlers: [] } },
    ...(contact.email && {
      buyer: { email: contact.email, ...(contact.firstName && { first_name: contact.firstName }) },
    }),
    status: statusOf(checkout),
    ...{ currency: currency.toLowerCase(), locale },
    line_items: linesOf(checkout, view),
    fulfillment_details: detailsOf(checkout),
    fulfillment_options: [
      {
        ...{ type: 'shipping', id: OPTION_ID, title },
        ...(names.length > 0 && { description: names.join('; ') }),
        totals: [{ type: 'fulfillment', display_text: title, amount: freightCents }],
      },
    ],
    selected_fulfillment_options: [
      { type: 'shipping', option_id: OPTION_ID, item_ids: lines.map(({ skuId }) => `${skuId}`) },
    ],
    totals: totalsOf(checkout, view),
    messages: messagesOf(checkout, view),
    links: policyLinks(pages, {
      privacy: 'privacy_policy',
      terms: 'terms_of_use',
      returns: 'return_policy',
      shipping: 'shipping_policy',
    }),
    ...{ created_at: time(checkout.createdAt), updated_at: time(checkout.updatedAt) },
    ...{ expires_at: time(checkout.expiresAt), continue_url: checkout.continueUrl },
    ...(order && { order: acpOrder(checkout, order, view) }),
  };
}
