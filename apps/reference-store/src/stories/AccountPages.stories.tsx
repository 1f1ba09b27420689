import type { Operator } from '@promenade/storefront-devkit/mock';
import type { Storefront } from '@promenade/storefront-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenOf } from '../../../../packages/storefront-ui/src/story-data/viewports.ts';
import { at, completeOrder, pages, placeOrder, receiveOrder, signedIn } from './page-story.tsx';
import type { ShopStory } from './story-shop.tsx';

const meta = { ...pages, title: 'Pages/Account', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const after = (before: NonNullable<ShopStory['before']>) => ({ ...signedIn, before });

const withWishes = after(async (shopper) => {
  await shopper.wishlist.addAll([2, 4, 7, 9]);
  await shopper.merchants.follow(1);
  return undefined;
});
const withCoupons = after(async (shopper) => {
  for (const couponId of [1, 2]) await shopper.coupons.claim(couponId);
  return undefined;
});

/** Asks for the money of an order that has arrived; the number of the refund, RE…. */
async function askRefund(shopper: Storefront, operator: Operator): Promise<string> {
  const orderNo = await receiveOrder(shopper, operator);
  await shopper.refunds.apply({ orderNo, text: 'It arrived damaged' });
  const { list } = await shopper.refunds.list();
  return list[0]?.refundOrderNo ?? '';
}
const afterRefund = after(async (shopper, operator) => {
  await askRefund(shopper, operator);
  return undefined;
});
const atRefund = after(
  async (shopper, operator) => `/order/refund_detail?refundNo=${await askRefund(shopper, operator)}`,
);

export const Account: Story = at('/users', signedIn);
export const AccountOnAPhone: Story = { ...Account, globals: screenOf('phone') };
export const AccountInFrench: Story = { ...Account, globals: { locale: 'fr' } };
export const Profile: Story = at('/users/user_info', signedIn);
export const Wishes: Story = at('/users/collection_list', withWishes);
export const WishesEmpty: Story = at('/users/collection_list', signedIn);
export const Coupons: Story = at('/users/coupon_list', withCoupons);
export const CouponsEmpty: Story = at('/users/coupon_list', signedIn);
export const Points: Story = at(
  '/users/points',
  after(async (shopper, operator) => {
    operator.pay(await placeOrder(shopper));
    return undefined;
  }),
);
export const RefundForm: Story = at(
  '/users/refund_confirm',
  after(async (shopper, operator) => `/users/refund_confirm?orderNo=${await receiveOrder(shopper, operator)}`),
);
export const RefundFormInFrench: Story = { ...RefundForm, globals: { locale: 'fr' } };
export const Refunds: Story = at('/users/refund_list', afterRefund);
export const RefundsEmpty: Story = at('/users/refund_list', signedIn);
export const Refund: Story = at('/order/refund_detail', atRefund);
export const RefundRefused: Story = at(
  '/order/refund_detail',
  after(async (shopper, operator) => {
    const refundNo = await askRefund(shopper, operator);
    operator.decideRefund(refundNo, 'refuse');
    return `/order/refund_detail?refundNo=${refundNo}`;
  }),
);
export const RefundPayoutFailed: Story = at(
  '/order/refund_detail',
  after(async (shopper, operator) => {
    const refundNo = await askRefund(shopper, operator);
    operator.failPayout(refundNo);
    return `/order/refund_detail?refundNo=${refundNo}`;
  }),
);
export const RefundPayoutFailedInFrench: Story = { ...RefundPayoutFailed, globals: { locale: 'fr' } };
/** A refund whose goods the merchant wants first; what the shopper does then. */
const afterAsking = (go: (shopper: Storefront, refundNo: string) => Promise<unknown>) =>
  at(
    '/order/refund_detail',
    after(async (shopper, operator) => {
      const refundNo = await askRefund(shopper, operator);
      operator.askForGoods(refundNo);
      await go(shopper, refundNo);
      return `/order/refund_detail?refundNo=${refundNo}`;
    }),
  );
const parcel = { carrier: 'Parcel Example', trackingNumber: 'PX7190284' };

export const RefundAwaitingGoods: Story = afterAsking(async () => undefined);
export const RefundAwaitingGoodsInFrench: Story = { ...RefundAwaitingGoods, globals: { locale: 'fr' } };
export const RefundGoodsSent: Story = afterAsking((shopper, refundNo) =>
  shopper.refunds.sendBack({ orderNo: refundNo, ...parcel }),
);
export const RefundWithdrawn: Story = afterAsking((shopper, refundNo) => shopper.refunds.withdraw(refundNo));
export const ReviewForm: Story = at(
  '/users/review_confirm',
  after(async (shopper, operator) => `/users/review_confirm?orderNo=${await completeOrder(shopper, operator)}`),
);
export const Reviews: Story = at(
  '/users/review_list',
  after(async (shopper, operator) => {
    await completeOrder(shopper, operator);
    return undefined;
  }),
);
export const ReviewsWritten: Story = at(
  '/users/review_list?tab=written',
  after(async (shopper, operator) => {
    const orderNo = await completeOrder(shopper, operator);
    const [line] = (await shopper.orders.detail(orderNo)).orderInfoList;
    const words = { comment: 'Soft, and it keeps its colour.', productScore: 5, serviceScore: 4 } as const;
    await shopper.reviews.create({ orderNo, orderInfoId: line?.id ?? 0, ...words });
    return undefined;
  }),
);
export const ReviewsEmpty: Story = at('/users/review_list', signedIn);
export const PaymentResult: Story = at(
  '/order/payment_result',
  after(async (shopper, operator) => {
    const orderNo = await placeOrder(shopper);
    operator.pay(orderNo);
    return `/order/payment_result?orderNo=${orderNo}`;
  }),
);
/** An order whose payment takes days, at a page of it. */
const processing = (path: string) =>
  at(
    path,
    after(async (shopper, operator) => {
      const orderNo = await placeOrder(shopper);
      operator.startPayment(orderNo);
      return `${path}?orderNo=${orderNo}`;
    }),
  );
export const PaymentResultProcessing: Story = processing('/order/payment_result');
export const PaymentResultProcessingInFrench: Story = { ...PaymentResultProcessing, globals: { locale: 'fr' } };
export const OrderProcessing: Story = processing('/order/order_detail');
export const OrderProcessingInFrench: Story = { ...OrderProcessing, globals: { locale: 'fr' } };
export const OrdersProcessing: Story = processing('/users/order_list');
export const OrdersProcessingInFrench: Story = { ...OrdersProcessing, globals: { locale: 'fr' } };
export const PaymentResultUnknown: Story = at('/order/payment_result', signedIn);
export const ForgottenPassword: Story = at('/forgotten-password');
export const SignedOut: Story = at('/users');
