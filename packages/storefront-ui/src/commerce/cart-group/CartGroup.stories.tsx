import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { cup } from '../../story-data/pictures.ts';
import { cartLine, merchant } from '../../story-data/view-models.ts';
import { CartLine } from '../cart-line/index.ts';
import { CartGroup } from './CartGroup.tsx';

const handlers = { onQuantityChange: fn(), onCheckedChange: fn(), onRemove: fn() };
const lines = [
  <CartLine key="41" {...cartLine()} {...handlers} />,
  <CartLine
    key="42"
    {...cartLine({
      id: '42',
      name: 'Breakfast cup',
      picture: cup(20),
      attributes: undefined,
      unitPrice: { now: '$18.00', was: '$24.00' },
      lineTotal: '$18.00',
      quantity: 1,
      checked: false,
    })}
    {...handlers}
  />,
];

const meta = {
  title: 'Commerce/CartGroup',
  component: CartGroup,
  args: { merchant, children: lines, checked: 'some', onCheckedChange: fn(), subtotal: '$96.00' },
  render: (args) => (
    <Column width={720}>
      <CartGroup {...args} />
    </Column>
  ),
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Buy everything from Atelier Marais' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const All: Story = { args: { checked: 'all' } };
export const None: Story = { args: { checked: 'none' } };
export const WithoutChoosing: Story = { args: { checked: undefined, subtotal: undefined } };

export const Narrow: Story = {
  render: (args) => (
    <Column width={328}>
      <CartGroup {...args} />
    </Column>
  ),
};
