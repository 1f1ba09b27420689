import type { Operator } from '@promenade/storefront-devkit/mock';
import type { Storefront } from '@promenade/storefront-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { at, checkOut, enterCode, inFrench, pages, placeOrder, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Checkout', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const pay = async (shopper: Storefront, operator: Operator) => {
  const orderNo = await placeOrder(shopper);
  operator.pay(orderNo);
  return `/order/payment_result?orderNo=${orderNo}`;
};
/** A payment that takes days, such as a bank transfer. */
const startPayment = async (shopper: Storefront, operator: Operator) => {
  const orderNo = await placeOrder(shopper);
  operator.startPayment(orderNo);
  return `/order/payment_result?orderNo=${orderNo}`;
};

export const Checkout: Story = at('/order/order_confirm', {
  ...signedIn,
  before: async (shopper) => `/order/order_confirm?preOrderNo=${await checkOut(shopper)}`,
  sees: ['Confirm your order', 'Linen shirt', 'Sold by Ada Martin, 12 Harbour Street', 'Delivery address'],
});
export const CheckoutWithCode: Story = {
  ...at('/order/order_confirm', {
    ...signedIn,
    before: async (shopper) => `/order/order_confirm?preOrderNo=${await checkOut(shopper)}`,
    sees: ['Welcome is applied'],
  }),
  play: enterCode('WELCOME5'),
};
export const CheckoutWithoutAddress: Story = {
  ...at('/order/order_confirm', {
    ...signedIn,
    before: async (shopper) => {
      for (const { id } of (await shopper.addresses.list()).list) await shopper.addresses.remove(id);
      return `/order/order_confirm?preOrderNo=${await checkOut(shopper)}`;
    },
    sees: ['Confirm your order', '12 Harbour Street'],
  }),
  async play({ canvas, canvasElement, userEvent }) {
    const pay = await canvas.findByRole('button', { name: /^Pay / });
    await waitFor(() => expect(pay).not.toHaveAttribute('data-pending'));
    await userEvent.click(pay);
    await canvas.findByText('Please choose a delivery address');
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    await userEvent.selectOptions(field('country'), 'FR');
    const typed = { firstName: 'Ada', lastName: 'Martin', addressLine1: '12 Harbour Street', postCode: '69001' };
    for (const [name, value] of Object.entries({ ...typed, city: 'Lyon', phone: '+33 4 70 00 00 00' })) {
      await userEvent.type(field(name), value);
    }
    if (field('email').value === '') await userEvent.type(field('email'), 'ada@promenade.example');
    await userEvent.type(field('city'), '{Enter}');
    await waitFor(() => expect(field('city')).toBeNull());
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
  },
};
export const CheckoutSignedOut: Story = at('/order/order_confirm?preOrderNo=1', { sees: ['Please sign in'] });
export const PaymentResult: Story = at('/order/payment_result', { ...signedIn, before: pay, sees: [/PT\d+/] });
export const PaymentResultProcessing: Story = at('/order/payment_result', {
  ...signedIn,
  before: startPayment,
  sees: [/PT\d+/, 'being processed'],
});
export const PaymentResultUnknown: Story = at('/order/payment_result', { ...signedIn, sees: ['order number'] });
export const CheckoutInFrench: Story = {
  ...inFrench(Checkout, ['Confirmer la commande', 'Linen shirt', 'Vendu par Ada Martin']),
  tags: ['test', '!dev'],
};
export const PaymentResultProcessingInFrench: Story = {
  ...inFrench(PaymentResultProcessing, [/PT\d+/, 'en cours de traitement']),
  tags: ['test', '!dev'],
};
