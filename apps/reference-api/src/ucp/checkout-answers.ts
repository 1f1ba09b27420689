import {
  type AgentCheckout,
  type CheckoutLine,
  type CheckoutStage,
  type ContactField,
  type Problem,
  stageOf,
} from '../agent-checkouts/checkout-view.ts';
import { orderedLines } from '../agent-checkouts/order-lines.ts';
import type { AgentView } from '../agent-checkouts/request.ts';
import { agentText, policyLinks } from '../agent-checkouts/texts.ts';
import { withAbsoluteMedia } from '../contract/absolute-media.ts';
import { ucpHead } from './profile.ts';

/** Where the protocol has a field of the buyer or of the address. */
const PATHS: Readonly<Record<ContactField, string>> = {
  email: '$.buyer.email',
  firstName: '$.buyer.first_name',
  lastName: '$.buyer.last_name',
  phone: '$.buyer.phone_number',
  ...destination({
    addressLine1: 'street_address',
    addressLine2: 'extended_address',
    city: 'address_locality',
    state: 'address_region',
    postCode: 'postal_code',
    country: 'address_country',
  }),
};

function destination<Field extends string>(fields: Record<Field, string>): Record<Field, string> {
  const paths = Object.entries<string>(fields).map(([field, name]) => [
    field,
    `$.fulfillment.methods[0].destinations[0].${name}`,
  ]);
  return Object.fromEntries(paths) as Record<Field, string>;
}

const CODES: Readonly<Record<Problem['code'], string>> = {
  missing: 'missing',
  invalid: 'invalid',
  'out-of-stock': 'out_of_stock',
  unavailable: 'item_unavailable',
  'price-changed': 'price_changed',
  'not-possible': 'order_not_possible',
};

const METHOD_ID = 'shipping';
const DESTINATION_ID = 'destination';
const OPTION_ID = 'standard';

const lineId = ({ skuId }: Pick<CheckoutLine, 'skuId'>) => `line-${skuId}`;

const lineTotals = (line: CheckoutLine) => {
  const amount = line.unitCents * line.quantity;
  return [
    { type: 'subtotal', amount },
    { type: 'total', amount },
  ];
};

const itemOf = (line: CheckoutLine, origin: string) => ({
  id: `${line.skuId}`,
  title: line.title,
  price: line.unitCents,
  ...(line.image && { image_url: withAbsoluteMedia(line.image, origin) }),
});

function linesOf({ lines }: AgentCheckout, { origin }: AgentView) {
  return lines.map((line) => ({
    id: lineId(line),
    item: itemOf(line, origin),
    quantity: line.quantity,
    totals: lineTotals(line),
  }));
}

/** The sums, and the shipping fee of each merchant if there are several. */
function totalsOf({ goodsCents, freightCents, payCents, parts }: AgentCheckout, { locale }: AgentView) {
  // Coupons and points are no part of orders that agents place, so these are all sums there are.
  const shares = parts.map(({ merchantName, freightCents: amount }) => ({ display_text: merchantName, amount }));
  return [
    { type: 'subtotal', display_text: agentText('subtotal', locale), amount: goodsCents },
    {
      ...{ type: 'fulfillment', display_text: agentText('freight', locale), amount: freightCents },
      ...(shares.length > 1 && { lines: shares }),
    },
    { type: 'total', display_text: agentText('total', locale), amount: payCents },
  ];
}

function messageOf(problem: Problem) {
  const path = problem.field ? PATHS[problem.field] : problem.line !== undefined && `$.line_items[${problem.line}]`;
  return {
    ...{ type: 'error', code: CODES[problem.code], content: problem.text, severity: 'recoverable' },
    ...(path && { path }),
  };
}

function messagesOf(checkout: AgentCheckout, { locale }: AgentView) {
  const merchants = new Set(checkout.lines.map(({ merchantName }) => merchantName));
  const status = statusOf(checkout);
  const text = checkout.state === 'awaiting-payment' ? 'payThere' : 'orderThere';
  return [
    ...checkout.problems.map(messageOf),
    ...(status === 'requires_escalation'
      ? [
          {
            ...{ type: 'error', code: 'payment_on_page', severity: 'requires_buyer_review' },
            content: agentText(text, locale),
          },
        ]
      : []),
    ...(merchants.size > 1
      ? [
          {
            type: 'info',
            code: 'several_merchants',
            content: agentText('sentApart', locale, { count: merchants.size }),
          },
        ]
      : []),
  ];
}

const STATUSES: Readonly<Record<CheckoutStage, string>> = {
  incomplete: 'incomplete',
  ready: 'ready_for_complete',
  'ready-elsewhere': 'requires_escalation',
  placing: 'complete_in_progress',
  'awaiting-payment': 'requires_escalation',
  completed: 'completed',
  canceled: 'canceled',
  expired: 'canceled',
};

const statusOf = (checkout: AgentCheckout): string => STATUSES[stageOf(checkout)];

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

function buyerOf({ contact: { email, firstName, lastName, phone } }: AgentCheckout) {
  return defined({ email, first_name: firstName, last_name: lastName, phone_number: phone });
}

function fulfillmentOf(checkout: AgentCheckout, view: AgentView) {
  const { contact, lines, freightCents, parts } = checkout;
  const ids = lines.map(lineId);
  const place = defined({
    street_address: contact.addressLine1,
    extended_address: contact.addressLine2,
    address_locality: contact.city,
    address_region: contact.state,
    postal_code: contact.postCode,
    address_country: contact.country,
    first_name: contact.firstName,
    last_name: contact.lastName,
  });
  const hasPlace = contact.addressLine1 !== undefined || contact.country !== undefined;
  const names = parts.map(({ merchantName: name }) => agentText('sentBy', view.locale, { name }));
  return {
    methods: [
      {
        ...{ id: METHOD_ID, type: 'shipping', line_item_ids: ids },
        ...(hasPlace && {
          destinations: [{ id: DESTINATION_ID, ...place }],
          selected_destination_id: DESTINATION_ID,
        }),
        groups: [
          {
            ...{ id: METHOD_ID, line_item_ids: ids, selected_option_id: OPTION_ID },
            options: [
              {
                id: OPTION_ID,
                title: agentText('standard', view.locale),
                ...(names.length > 0 && { description: names.join('; ') }),
                totals: [{ type: 'total', amount: freightCents }],
              },
            ],
          },
        ],
      },
    ],
  };
}

const linksOf = ({ pages }: AgentView) =>
  policyLinks(pages, {
    privacy: 'privacy_policy',
    terms: 'terms_of_service',
    returns: 'refund_policy',
    shipping: 'shipping_policy',
  });

/** What carts and checkouts have in common. */
function common(checkout: AgentCheckout, view: AgentView) {
  const messages = messagesOf(checkout, view);
  return {
    id: checkout.id,
    line_items: linesOf(checkout, view),
    buyer: buyerOf(checkout),
    currency: view.currency,
    totals: totalsOf(checkout, view),
    ...(messages.length > 0 && { messages }),
    links: linksOf(view),
    continue_url: checkout.continueUrl,
    expires_at: new Date(checkout.expiresAt).toISOString(),
  };
}

export function ucpCart(cart: AgentCheckout, view: AgentView) {
  return { ucp: ucpHead('cart'), ...common(cart, view) };
}

export function ucpCheckout(checkout: AgentCheckout, view: AgentView) {
  const { id, order, state } = checkout;
  return {
    ucp: ucpHead('checkout', 'fulfillment'),
    ...common(checkout, view),
    status: statusOf(checkout),
    fulfillment: fulfillmentOf(checkout, view),
    // The protocol knows paid orders only.
    ...(order && state === 'completed' && { order: { id, label: order.orderNo, permalink_url: orderPage(view) } }),
  };
}

/** The page where the shopper finds the order, signed in or by the link of its mail: no number opens it alone. */
const orderPage = ({ pages }: AgentView) => pages.orders;

/** A paid order. Its id is the checkout's, which is as secret as the order is private. */
export function ucpOrder(checkout: AgentCheckout, view: AgentView) {
  const { id, order } = checkout;
  const lines = orderedLines(checkout).map(({ line, original, current, fulfilled, status }) => ({
    id: lineId(line),
    item: itemOf(line, view.origin),
    quantity: { original, total: current, fulfilled },
    totals: lineTotals(line),
    status,
  }));
  return {
    ucp: ucpHead('order'),
    ...{ id, label: order?.orderNo, checkout_id: id, permalink_url: orderPage(view) },
    line_items: lines,
    fulfillment: {},
    currency: view.currency,
    totals: totalsOf(checkout, view),
  };
}
