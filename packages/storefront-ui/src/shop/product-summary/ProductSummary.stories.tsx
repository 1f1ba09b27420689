import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { longName, merchant } from '../../story-data/view-models.ts';
import { ProductSummary } from './ProductSummary.tsx';

const meta = {
  title: 'Shop/Products/ProductSummary',
  component: ProductSummary,
  args: {
    name: 'Round vase',
    price: { now: '$36.00', was: '$48.00', percentOff: '25.00%' },
    merchant,
    rating: { value: 4.5, count: '120' },
    sold: '1.2K',
    availability: { kind: 'low', left: 7 },
  },
  render: (args) => (
    <Column width={480}>
      <ProductSummary {...args} />
    </Column>
  ),
} satisfies Meta<typeof ProductSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Round vase');
  },
};
/** The stars link to the reviews. */
export const WithReviews: Story = {
  args: { reviewsHref: '#reviews' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /120/ })).toHaveAttribute('href', '#reviews');
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { reviewsHref: '#reviews' },
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
export const WithNote: Story = { tags: ['!dev'], args: { note: 'Offer ends on March 31, 2026' } };
export const InADialog: Story = { tags: ['!dev'], args: { headingLevel: 2 } };
export const SoldOut: Story = { args: { availability: { kind: 'sold-out' } } };
export const Partial: Story = {
  tags: ['!dev'],
  args: { merchant: undefined, rating: undefined, sold: undefined, availability: undefined, price: { now: '$48.00' } },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { name: longName, price: { now: '1 234 567,89 $', was: '2 345 678,90 $', percentOff: '47,37 %' } },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <ProductSummary {...args} />
    </Column>
  ),
};
