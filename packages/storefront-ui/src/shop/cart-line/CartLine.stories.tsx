import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { cartLine, longName } from '../../story-data/view-models.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'Shop/Cart and checkout/CartLine',
  component: CartLine,
  args: { ...cartLine(), onQuantityChange: fn(), onQuantityCommit: fn(), onCheckedChange: fn(), onRemove: fn() },
  render: (args) => (
    <Column width={720}>
      <CartLine {...args} />
    </Column>
  ),
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Lowered: Story = { args: { unitPrice: { now: '$36.00', was: '$48.00' }, lineTotal: '$72.00' } };

/** The price of one unit is the price of the line. */
export const OnePiece: Story = {
  args: { quantity: 1, unitPrice: { now: '$48.00', was: '$60.00' }, lineTotal: '$48.00' },
  async play({ canvas }) {
    await expect(canvas.getAllByText(/\$48\.00/)).toHaveLength(1);
    await expect(canvas.getByText('$60.00')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent, step }) {
    await step('Every call names the line', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(41, false);
      await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(41, 3);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Round vase' }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(41);
    });
  },
};

export const Unconfirmed: Story = { tags: ['!dev'], args: { unconfirmed: true } };
export const Removing: Story = { tags: ['!dev'], args: { removePending: true } };
export const Failed: Story = {
  tags: ['!dev'],
  args: { error: 'The quantity could not be changed. It is 2 again.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const PriceChanged: Story = { args: { priceChanged: { was: '$44.00', now: '$48.00' } } };
export const QuantityEqualsStock: Story = { tags: ['!dev'], args: { quantity: 2, stock: 2 } };
export const SoldOut: Story = {
  args: { stock: 0 },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
  },
};
export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { onQuantityChange: undefined, onCheckedChange: undefined, onRemove: undefined },
};

/** In the width of a drawer. */
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onCheckedChange: undefined },
  render: (args) => (
    <Column width={288}>
      <CartLine {...args} />
    </Column>
  ),
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    name: longName,
    attributes: 'Laiton brossé verni mat, abat-jour en verre opalin, 220 volts',
    unitPrice: { now: '1 234 567,89 $', was: '2 345 678,90 $' },
    lineTotal: '12 345 678,90 $',
    quantity: 12_345,
    stock: 99_999,
    priceChanged: { was: '2 345 678,90 $', now: '1 234 567,89 $' },
    error: 'La quantité n’a pas pu être modifiée.',
  },
};

export const LongAndNarrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <CartLine {...args} />
    </Column>
  ),
};
