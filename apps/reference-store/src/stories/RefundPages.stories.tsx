import type { Operator } from '@promenade/storefront-devkit/mock';
import type { Storefront } from '@promenade/storefront-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inFrench, pages, receiveOrder, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Refunds', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Requests a refund of a delivered order and returns its number, `RE…`. */
async function requestRefund(shopper: Storefront, operator: Operator): Promise<string> {
  const orderNo = await receiveOrder(shopper, operator);
  await shopper.refunds.apply({ orderNo, text: 'It arrived damaged' });
  const { list } = await shopper.refunds.list();
  return list[0]?.refundOrderNo ?? '';
}

type Continue = (refundNo: string, shopper: Storefront, operator: Operator) => unknown;

/** The page of a refund after these events. */
const refund = (happened: Continue, sees: readonly (string | RegExp)[]) =>
  at('/order/refund_detail', {
    ...signedIn,
    async before(shopper, operator) {
      const refundNo = await requestRefund(shopper, operator);
      await happened(refundNo, shopper, operator);
      return `/order/refund_detail?refundNo=${refundNo}`;
    },
    sees: [/RE\d+/, ...sees],
  });
const parcel = { carrier: 'Parcel Example', trackingNumber: 'PX7190284' };

export const RefundForm: Story = at('/users/refund_confirm', {
  ...signedIn,
  before: async (shopper, operator) => `/users/refund_confirm?orderNo=${await receiveOrder(shopper, operator)}`,
  sees: ['Linen shirt', 'Review request'],
});
export const Refunds: Story = at('/users/refund_list', {
  ...signedIn,
  async before(shopper, operator) {
    await requestRefund(shopper, operator);
    return undefined;
  },
  sees: [/RE\d+/, 'Under review'],
});
export const RefundsEmpty: Story = {
  ...at('/users/refund_list', { ...signedIn, sees: ['Refunds'] }),
  tags: ['test', '!dev'],
};
export const Refund: Story = refund(() => undefined, ['Under review', 'It arrived damaged']);
export const RefundByWithdrawal: Story = {
  ...at('/order/refund_detail', {
    ...signedIn,
    async before(shopper, operator) {
      const orderNo = await receiveOrder(shopper, operator);
      const { refundOrderNo } = await shopper.orders.withdraw({ orderNo });
      return `/order/refund_detail?refundNo=${refundOrderNo}`;
    },
    sees: [/RE\d+/, 'You have withdrawn from this purchase'],
  }),
  tags: ['test', '!dev'],
};
export const RefundRefused: Story = refund(
  (refundNo, _, operator) => operator.decideRefund(refundNo, 'refuse'),
  ['Refused'],
);
export const RefundPayoutFailed: Story = refund(
  (refundNo, _, operator) => operator.failPayout(refundNo),
  ['Payout delayed'],
);
export const RefundAwaitingGoods: Story = refund(
  (refundNo, _, operator) => operator.askForGoods(refundNo),
  ['Awaiting return'],
);
export const RefundGoodsSent: Story = refund(
  async (refundNo, shopper, operator) => {
    operator.askForGoods(refundNo);
    await shopper.refunds.sendBack({ orderNo: refundNo, ...parcel });
  },
  ['Return on its way', 'PX7190284'],
);
export const RefundWithdrawn: Story = {
  ...refund((refundNo, shopper) => shopper.refunds.withdraw(refundNo), ['Withdrawn']),
  tags: ['test', '!dev'],
};
export const RefundFormInFrench: Story = {
  ...inFrench(RefundForm, ['Linen shirt', 'Vérifier la demande']),
  tags: ['test', '!dev'],
};
export const RefundPayoutFailedInFrench: Story = {
  ...inFrench(RefundPayoutFailed, [/RE\d+/, 'Versement retardé']),
  tags: ['test', '!dev'],
};
export const RefundAwaitingGoodsInFrench: Story = {
  ...inFrench(RefundAwaitingGoods, [/RE\d+/, 'Retour attendu']),
  tags: ['test', '!dev'],
};
