import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Message } from '../../primitives/message/Message.tsx';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { cup } from '../../story-data/pictures.ts';
import { cartLine, merchant } from '../../story-data/view-models.ts';
import { CartLine } from '../cart-line/CartLine.tsx';
import { CartGroup } from './CartGroup.tsx';

const handlers = { onQuantityChange: fn(), onCheckedChange: fn(), onRemove: fn() };
const lines = [
  <CartLine key="41" {...cartLine()} {...handlers} />,
  <CartLine
    key="42"
    {...cartLine({
      id: 42,
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
  title: 'Shop/Cart and checkout/CartGroup',
  component: CartGroup,
  args: { merchant, children: lines, selection: 'some', onCheckedChange: fn(), subtotal: '$96.00' },
  render: (args) => (
    <Column width={720}>
      <CartGroup {...args} />
    </Column>
  ),
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Select everything from Atelier Marais' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    // Controlled: a click only calls the handler.
    await expect(all).toBePartiallyChecked();
  },
};

export const All: Story = { tags: ['!dev'], args: { selection: 'all' } };
export const None: Story = { tags: ['!dev'], args: { selection: 'none' } };
export const WithoutChoosing: Story = { args: { selection: undefined, subtotal: undefined } };

export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={328}>
      <CartGroup {...args} />
    </Column>
  ),
};

function Emptying() {
  const [ids, setIds] = useState([1, 2, 3, 4]);
  const remove = (id: number) => setIds((before) => before.filter((each) => each !== id));
  const group = (name: string, own: readonly number[]) => {
    const left = own.filter((id) => ids.includes(id));
    return left.length > 0 ? (
      <CartGroup merchant={{ name }}>
        {left.map((id) => (
          <CartLine key={id} {...cartLine({ id, name: `Vase ${id}` })} {...handlers} onRemove={remove} />
        ))}
      </CartGroup>
    ) : null;
  };
  return (
    <Column width={720}>
      {group('Atelier Marais', [1, 2, 3])}
      {group('Clay & Co', [4])}
      {ids.length === 0 ? <Message title="Your cart is empty" /> : null}
    </Column>
  );
}

/** After a removal the focus moves to the next line, also of another merchant, and finally to the message. */
export const FocusAfterRemoval: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  render: () => <Emptying />,
  async play({ canvas, userEvent }) {
    const button = (id: string) => canvas.getByRole('button', { name: `Remove Vase ${id}` });
    const removed: readonly [id: string, next: string][] = [
      ['2', '3'],
      ['3', '4'],
      ['4', '1'],
    ];
    for (const [id, next] of removed) {
      await userEvent.click(button(id));
      await waitFor(() => expect(button(next)).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus());
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('checkbox', { name: 'Select everything from Atelier Marais' })]);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    merchant: { ...merchant, name: 'Manufacture royale de porcelaine et de faïence du Val de Loire' },
    subtotal: '1 234 567,89 $',
  },
};
