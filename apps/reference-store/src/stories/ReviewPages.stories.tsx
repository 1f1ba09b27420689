import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, completeOrder, pages, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Reviews', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const ReviewForm: Story = at('/users/review_confirm', {
  ...signedIn,
  before: async (shopper, operator) => `/users/review_confirm?orderNo=${await completeOrder(shopper, operator)}`,
  sees: ['Linen shirt', 'Your review', 'Send review'],
});
export const Reviews: Story = at('/users/review_list', {
  ...signedIn,
  async before(shopper, operator) {
    await completeOrder(shopper, operator);
    return undefined;
  },
  sees: ['Linen shirt', 'Write a review'],
});
export const ReviewsWritten: Story = at('/users/review_list?tab=written', {
  ...signedIn,
  async before(shopper, operator) {
    const orderNo = await completeOrder(shopper, operator);
    const [line] = (await shopper.orders.detail(orderNo)).orderInfoList;
    const review = { comment: 'Soft, and it keeps its colour.', productScore: 5, serviceScore: 4 } as const;
    await shopper.reviews.create({ orderNo, orderInfoId: line?.id ?? 0, ...review });
    return undefined;
  },
  sees: ['Linen shirt', 'Soft, and it keeps its colour.'],
});
export const ReviewsEmpty: Story = at('/users/review_list', { ...signedIn, sees: ['Nothing is waiting for a review'] });
