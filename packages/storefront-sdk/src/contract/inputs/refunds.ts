import { intIn, list, object, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id, orderNo, paging, refundNo } from './shared.ts';

const unknown = { 404: 'The shopper has no such order.' };
const unknownRefund = { 404: 'The shopper has no such refund.' };
const refund = { path: { orderNo: 'RE26011512000001' } };

export const refundInputs = {
  applyInfo: input({
    summary: 'What can be asked back of a merchant order (SH number).',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo,
    },
    errors: unknown,
    example: { path: { orderNo: 'SH26011512000001' } },
  }),
  reasons: input({ summary: 'Reasons to choose from.', origin: 'family' }),
  apply: input({
    summary:
      'Asks the money of a merchant order back: all of it, or of some pieces with `lines`. The server reckons the amount.',
    origin: 'family',
    body: object({
      /** Number of the order. */
      orderNo,
      /** Reason, one of `refunds.reasons`. */
      text: textIn({ min: 1, max: 255, note: 'The reason.' }),
      /** Description. */
      refund_reason_wap_explain: optional(textIn({ max: 100 })),
      /** Addresses of pictures, separated by commas. */
      refund_reason_wap_img: optional(
        textIn({
          max: 2000,
          pattern: '^[^,]*(,[^,]*){0,4}$',
          note: 'Addresses of at most 5 pictures, separated by commas.',
        }),
      ),
      /** The pieces to return; all of them where it is absent. */
      lines: optional(
        list(
          object({
            /** `id` of the order line. */
            orderInfoId: id,
            /** Pieces to return. */
            quantity: intIn({ min: 1, max: 9999 }),
          }),
          { min: 1, max: 200 },
        ),
      ),
    }),
    errors: {
      ...unknown,
      400: 'The order is unpaid or in transit, a refund of it is open, or fewer pieces are left than asked back.',
    },
    example: {
      body: {
        orderNo: 'SH26011512000001',
        text: 'Does not fit',
        refund_reason_wap_explain: 'The sleeves are too short.',
        refund_reason_wap_img: 'https://shop.example.com/media/a.webp,https://shop.example.com/media/b.webp',
        lines: [{ orderInfoId: 31, quantity: 1 }],
      },
    },
  }),
  list: input({
    summary: 'Refunds of the shopper, newest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
  detail: input({
    summary: 'One refund (RE number).',
    origin: 'family',
    path: {
      /** Number of the order. */
      orderNo: refundNo,
    },
    errors: unknownRefund,
    example: refund,
  }),
  withdraw: input({
    summary: 'Withdraws a refund (RE number) before the merchant has decided and before its goods were sent back.',
    origin: 'extension',
    path: {
      /** Number of the refund. */
      orderNo: refundNo,
    },
    errors: { ...unknownRefund, 400: 'The refund is decided or withdrawn, or its goods are on their way back.' },
    example: refund,
  }),
  sendBack: input({
    summary: 'Says how the goods of a refund (RE number) are sent back; again, to correct it.',
    origin: 'extension',
    path: {
      /** Number of the refund. */
      orderNo: refundNo,
    },
    body: object({
      /** Company that carries the parcel. */
      carrier: textIn({ min: 1, max: 64, blankIsWrong: true }),
      /** Number by which it finds the parcel. */
      trackingNumber: textIn({ min: 1, max: 64, blankIsWrong: true }),
    }),
    errors: { ...unknownRefund, 400: 'The merchant does not wait for the goods of this refund.' },
    example: { ...refund, body: { carrier: 'Parcel Example', trackingNumber: 'PX7190284' } },
  }),
};
