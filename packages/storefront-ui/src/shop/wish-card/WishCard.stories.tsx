import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column, Row } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { longName, productCard } from '../../story-data/view-models.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { WishCard } from './WishCard.tsx';

const controls = { onSelectedChange: fn(), onMoveToCart: fn(), onRemove: fn() };

const meta = {
  title: 'Shop/Products/WishCard',
  component: WishCard,
  args: { name: 'Round vase', children: <ProductCard {...productCard()} />, ...controls },
  render: (args) => (
    <Column width={240}>
      <WishCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof WishCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to cart: Round vase' }));
    await expect(args.onMoveToCart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: Round vase' }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from wish list: Round vase' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Stocks: Story = {
  render: (args) => (
    <Row>
      <Column width={240}>
        <WishCard {...args} availability={{ kind: 'in-stock' }} />
      </Column>
      <Column width={240}>
        <WishCard {...args} availability={{ kind: 'low', left: 3 }} note="$5.00 less than when you added it" />
      </Column>
    </Row>
  ),
};
/** A discontinued product can only be removed. */
export const Unavailable: Story = {
  args: { unavailable: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /Move to cart/ })).not.toBeInTheDocument();
  },
};
export const Selected: Story = { tags: ['!dev'], args: { selected: true } };
export const Pending: Story = { tags: ['!dev'], args: { moveToCartPending: true } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    name: longName,
    children: <ProductCard {...productCard()} name={longName} />,
    note: '5,00 $ de moins que lors de votre ajout à la liste',
  },
  globals: { locale: 'fr' },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={132}>
      <WishCard {...args} />
    </Column>
  ),
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [
      canvas.getByRole('link'),
      canvas.getByRole('button', { name: /Move to cart/ }),
      canvas.getByRole('checkbox'),
      canvas.getByRole('button', { name: /Remove/ }),
    ]);
  },
};
