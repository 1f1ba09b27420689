import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Price, type PriceProps } from './Price.tsx';

const meta = {
  title: 'Shop/Products/Price',
  component: Price,
  args: { price: { now: '$48.00' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Lowered: Story = {
  globals: { locale: 'en' },
  args: { price: { now: '$36.00', was: '$48.00', percentOff: '25.00%' }, showPercent: true },
  async play({ canvas, step }) {
    await step('Both prices are named for screen readers', async () => {
      await expect(canvas.getByText('Current price')).toBeInTheDocument();
      await expect(canvas.getByText('Original price').closest('s')).toHaveTextContent('Original price $48.00');
    });
  },
};

export const LowestPrice: Story = {
  globals: { locale: 'en' },
  args: { price: { now: '$36.00', was: '$48.00', percentOff: '25.00%', lowest: '$40.00' }, showPercent: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Lowest price in the 30 days before: $40.00')).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['!dev'],
  render: ({ price }) => (
    <Row>
      <Price price={{ ...price, was: '$60.00' }} size="small" />
      <Price price={{ ...price, was: '$60.00' }} size="medium" />
      <Price price={{ ...price, was: '$60.00', percentOff: '20.00%' }} size="large" showPercent />
    </Row>
  ),
};

export const Unconfirmed: Story = { tags: ['!dev'], args: { unconfirmed: true } };

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    price: { now: '1 234 567,89 $', was: '2 345 678,90 $', percentOff: '47,37 %', lowest: '1 345 678,90 $' },
    showPercent: true,
  },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={140}>
      <Price {...args} />
    </Column>
  ),
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<PriceProps>
      rows={{ size: ['small', 'medium', 'large'], unconfirmed: [false, true] }}
      columns={{
        price: [{ now: '$48.00' }, { now: '$36.00', was: '$48.00', percentOff: '25.00%' }],
        showPercent: [false, true],
      }}
    >
      {(props) => <Price price={{ now: '$48.00' }} {...props} />}
    </PropMatrix>
  ),
};
