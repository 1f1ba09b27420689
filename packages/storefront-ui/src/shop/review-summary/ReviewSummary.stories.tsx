import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

const meta = {
  title: 'Shop/Products/ReviewSummary',
  component: ReviewSummary,
  args: {
    average: '4.6',
    rating: { value: 4.5 },
    count: '120 reviews',
    rows: [
      { label: '5 stars', count: 84 },
      { label: '2 to 4 stars', count: 30 },
      { label: '1 star', count: 6 },
    ],
  },
  render: (args) => (
    <Column width={320}>
      <ReviewSummary {...args} />
    </Column>
  ),
} satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  globals: { locale: 'en' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '4.6 of 5 on average' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '5 stars' })).toHaveAttribute('value', '84');
  },
};
export const OneReview: Story = {
  tags: ['!dev'],
  args: { average: '5.0', rating: { value: 5 }, count: '1 review', rows: [{ label: '5 stars', count: 1 }] },
};
export const WithoutSpread: Story = { tags: ['!dev'], args: { rows: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    count: '1 234 567 commentaires de clients vérifiés',
    rows: [{ label: 'Cinq étoiles sur cinq, d’un avis sans réserve', count: 1_234_567 }],
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <ReviewSummary {...args} />
    </Column>
  ),
};
