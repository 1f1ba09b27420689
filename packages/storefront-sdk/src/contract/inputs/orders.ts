import { input } from '../input.ts';
import { bool, intIn, list, object, oneOf, optional, textIn } from '../schema.ts';
import { email, id, orderNo, paging } from './shared.ts';

const preOrderNo = textIn({ min: 8, max: 64, pattern: '^[A-Za-z0-9]+$' });
const payType = textIn({ min: 1, max: 20, pattern: '^[a-z]+$', note: 'One of those that `payment.methods` offers.' });

export const preorderInputs = {
  create: input({
    summary: 'Opens a checkout from cart lines or from one variant; it lives 30 minutes.',
    origin: 'specification',
    body: object({
      preOrderType: oneOf('shoppingCart', 'buyNow'),
      orderDetails: list(
        object({
          shoppingCartId: optional(id),
          shoppingCartKey: optional(textIn({ max: 64 })),
          attrValueId: optional(id),
          productId: optional(id),
          productNum: optional(intIn({ min: 1, max: 9999 })),
        }),
        { min: 1, max: 200 },
      ),
    }),
  }),
  load: input({
    summary: 'The open checkout. Expired or unknown answers 404.',
    origin: 'family',
    path: { preOrderNo },
  }),
  computePrice: input({
    summary: 'Asks the price of the open checkout again.',
    origin: 'family',
    body: object({ preOrderNo, addressId: optional(id), couponId: optional(id), useIntegral: optional(bool) }),
  }),
};

export const orderInputs = {
  create: input({
    summary: 'Places the order: takes stock, empties the cart lines, consumes the checkout.',
    origin: 'family',
    body: object({
      preOrderNo,
      addressId: id,
      couponId: optional(id),
      payType,
      payChannel: oneOf('pc', 'mobile'),
      mark: optional(textIn({ max: 150 })),
      email: optional(email),
      useIntegral: optional(bool),
    }),
  }),
  awaitPay: input({ summary: 'Orders that wait for payment, newest first.', origin: 'family', query: paging }),
  masterDetail: input({
    summary: 'A whole checkout (PT number) with its merchant orders.',
    origin: 'family',
    path: { orderNo },
  }),
  list: input({
    summary:
      'Merchant orders: 1 to ship, 2 to receive, 3 completed, 9 cancelled; without type all paid or cancelled ones.',
    origin: 'family',
    query: { ...paging, type: optional(oneOf(1, 2, 3, 9)) },
  }),
  detail: input({ summary: 'One merchant order (SH number).', origin: 'family', path: { orderNo } }),
  counts: input({ summary: 'How many orders stand in each state.', origin: 'family' }),
  cancel: input({
    summary: 'Cancels an unpaid checkout (PT number) and gives its stock back.',
    origin: 'specification',
    path: { orderNo },
  }),
  delete: input({
    summary: 'Hides a completed or cancelled merchant order.',
    origin: 'specification',
    path: { orderNo },
  }),
};

export const paymentInputs = {
  methods: input({ summary: 'The payment methods that the shop offers.', origin: 'family' }),
  pay: input({
    summary: 'Starts the payment of a checkout (PT number).',
    origin: 'specification',
    body: object({
      orderNo,
      payType,
      payChannel: oneOf('pc', 'mobile'),
      hostName: textIn({ min: 1, max: 253 }),
      storeName: textIn({ max: 120 }),
    }),
  }),
  result: input({
    summary: 'Whether a checkout is paid; the only truth about a payment.',
    origin: 'extension',
    path: { orderNo },
  }),
};
