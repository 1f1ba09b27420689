import type { Operator } from '@promenade/storefront-devkit/mock';
import type { Storefront } from '@promenade/storefront-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { at, inFrench, pages, placeOrder, receiveOrder, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Orders', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

/** For tests that are hidden from the sidebar. */
const hidden = ['test', '!dev'];

const detailOf = (orderNo: string) => `/order/order_detail?orderNo=${orderNo}`;
/** A payment that takes days, such as a bank transfer. */
const startPayment = async (shopper: Storefront, operator: Operator) => {
  const orderNo = await placeOrder(shopper);
  operator.startPayment(orderNo);
  return orderNo;
};

export const Order: Story = at('/order/order_detail', {
  ...signedIn,
  before: async (shopper) => detailOf(await placeOrder(shopper)),
  sees: [/PT\d+/, 'Linen shirt', /Time left to pay\s+1h\s+59m/],
});
export const OrderProcessing: Story = at('/order/order_detail', {
  ...signedIn,
  before: async (shopper, operator) => detailOf(await startPayment(shopper, operator)),
  sees: [/PT\d+/, 'Your payment is on its way'],
});
const withdrawalOf = (orderNo: string, step = '') => `/order/withdrawal?orderNo=${orderNo}&checkout=PT1${step}`;
export const OrderWithdrawable: Story = at('/order/order_detail', {
  ...signedIn,
  before: async (shopper, operator) => detailOf(await receiveOrder(shopper, operator)),
  sees: [/SH\d+/, /You can withdraw from this purchase until/],
});
export const Withdrawal: Story = at('/order/withdrawal', {
  ...signedIn,
  before: async (shopper, operator) => withdrawalOf(await receiveOrder(shopper, operator)),
  sees: ['Linen shirt', /You can withdraw until/],
});
export const WithdrawalConfirmation: Story = at('/order/withdrawal', {
  ...signedIn,
  before: async (shopper, operator) => withdrawalOf(await receiveOrder(shopper, operator), '&step=confirm'),
  sees: ['I withdraw from the contract', 'Confirm withdrawal'],
});
export const WithdrawalImpossible: Story = {
  ...at('/order/withdrawal', {
    ...signedIn,
    before: async (shopper) =>
      withdrawalOf((await shopper.orders.masterDetail(await placeOrder(shopper))).orderList[0]?.orderNo ?? ''),
    sees: ['You cannot withdraw from this purchase'],
  }),
  tags: hidden,
};
export const OrderMissing: Story = {
  ...at('/order/order_detail?orderNo=none', {
    ...signedIn,
    sees: ['could not be found'],
  }),
  tags: hidden,
};
export const FindOrder: Story = at('/order/order_detail', { sees: ['Find your order', 'Send me the link'] });
export const FindOrderSent: Story = {
  ...at('/order/order_detail', { sees: ['its link is on its way to ada@example.com'] }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText(/^Order number/), 'PT26011512000001');
    // The newsletter field in the footer has the same label.
    const main = within(canvas.getByRole('main'));
    await userEvent.type(main.getByLabelText(/^Email address/), 'ada@example.com{Enter}');
  },
  tags: hidden,
};
export const FindOrderIncomplete: Story = {
  ...at('/order/order_detail', { sees: ['Please enter the order number', 'Please enter your email address'] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me the link' }));
  },
  tags: hidden,
};
export const FindOrderInFrench: Story = {
  ...inFrench(FindOrder, ['Retrouver votre commande', 'M’envoyer le lien']),
  tags: ['test', '!dev'],
};
export const Orders: Story = at('/users/order_list', {
  ...signedIn,
  before: async (shopper) => {
    await placeOrder(shopper);
    return undefined;
  },
  sees: ['Linen shirt', 'Time left to pay'],
});
export const OrdersProcessing: Story = at('/users/order_list', {
  ...signedIn,
  before: async (shopper, operator) => {
    await startPayment(shopper, operator);
    return undefined;
  },
  sees: ['Linen shirt', 'Payment processing'],
});
export const OrdersEmpty: Story = {
  ...at('/users/order_list', { ...signedIn, sees: ['No orders yet'] }),
  tags: hidden,
};
export const OrdersUnreachable: Story = {
  ...at('/users/order_list', { session: 'unreachable', sees: ['Try again'] }),
  tags: hidden,
};
export const OrdersSignedOut: Story = {
  ...at('/users/order_list', { sees: ['Sign in'] }),
  tags: hidden,
};
export const OrderProcessingInFrench: Story = {
  ...inFrench(OrderProcessing, [/PT\d+/, 'Votre paiement est en route']),
  tags: ['test', '!dev'],
};
export const OrdersProcessingInFrench: Story = {
  ...inFrench(OrdersProcessing, ['Linen shirt', 'Quelques jours']),
  tags: ['test', '!dev'],
};
export const WithdrawalInFrench: Story = {
  ...inFrench(Withdrawal, ['Linen shirt', 'Se rétracter de l’achat']),
  tags: ['test', '!dev'],
};
export const WithdrawalConfirmationInFrench: Story = {
  ...inFrench(WithdrawalConfirmation, ['Confirmer la rétractation']),
  tags: ['test', '!dev'],
};
