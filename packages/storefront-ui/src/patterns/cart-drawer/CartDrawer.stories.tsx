import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CartLine, type CartLineView } from '../../commerce/cart-line/index.ts';
import { OverlayStory } from '../../story-data/frames.tsx';
import { still } from '../../story-data/pictures.ts';
import { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx';

const lines: readonly CartLineView[] = [
  {
    id: 41,
    name: 'Paper lamp',
    href: '/product/paper-lamp',
    picture: still('lamp', { hue: 48 }),
    attributes: 'Sand, large',
    unitPrice: { now: '$36.00', was: '$48.00', percentOff: '25.00%' },
    lineTotal: '$72.00',
    quantity: 2,
    stock: 9,
  },
  {
    id: 42,
    name: 'Stoneware cup',
    href: '/product/stoneware-cup',
    picture: still('cup', { hue: 200 }),
    attributes: 'Sea',
    unitPrice: { now: '$18.00' },
    lineTotal: '$18.00',
    quantity: 1,
    stock: 1,
  },
];

const line = (view: CartLineView) => <CartLine key={view.id} {...view} onQuantityChange={fn()} onRemove={fn()} />;

const meta = {
  title: 'Overlays/CartDrawer',
  component: CartDrawer,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    subtotal: '$90.00',
    note: 'Shipping and coupons are settled at checkout.',
    cartHref: '/order/shopping_cart',
    shopHref: '/products/all',
    onBuyNow: fn(),
    children: lines.map(line),
  },
  render: (args) => (
    <OverlayStory label="Open cart" open={args.open}>
      {(overlay) => <CartDrawer {...args} {...overlay} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };

export const Empty: Story = {
  args: { children: [] },
  async play() {
    await waitFor(() => expect(screen.getByText('Your cart is empty')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  },
};
/** The announcement of a removed line. */
const announced = { selector: '[role=status] *' };

function Updates(props: CartDrawerProps) {
  const [unconfirmed, setUnconfirmed] = useState(true);
  return (
    <CartDrawer
      {...props}
      unconfirmed={unconfirmed}
      onBuyNow={() => setUnconfirmed(false)}
      message="Paper lamp was added"
    />
  );
}

export const Updating: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => <Updates {...args} />,
  async play({ userEvent }) {
    await screen.findByText('Paper lamp was added', announced);
    const news = screen.getByText('Updating the cart', announced).closest('[role=status]');
    await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
    await expect(news).toHaveTextContent('Cart updated');
  },
};
export const LineRemoved: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { undo: { id: 'shirt', text: 'Linen shirt was removed', onUndo: fn(), onDismiss: fn(), durationMs: 600_000 } },
  async play({ args, userEvent }) {
    await screen.findByText('Linen shirt was removed', announced);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
  },
};
function Emptying(props: CartDrawerProps) {
  const [left, setLeft] = useState(lines);
  const remove = (id: number) => setLeft((before) => before.filter((view) => view.id !== id));
  return (
    <CartDrawer {...props}>
      {left.map((view) => (
        <CartLine key={view.id} {...view} onQuantityChange={fn()} onRemove={remove} />
      ))}
    </CartDrawer>
  );
}

/** After a removal the focus moves to the next line, and finally to the message about the empty cart. */
export const FocusAfterRemoval: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  render: (args) => <Emptying {...args} />,
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Paper lamp' }));
    const next = screen.getByRole('button', { name: 'Remove Stoneware cup' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Your cart is empty$/));
  },
};
export const Failing: Story = { args: { error: 'The cart could not be loaded. Check your connection and try again.' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    subtotal: '$1,234,567.00',
    children: lines.map((view) =>
      line({ ...view, name: `${view.name}, handmade in a small workshop by the sea, second choice` }),
    ),
  },
};
export const ScrollsInside: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    children: Array.from({ length: 12 }, (_, index) => line({ ...lines[0], id: 100 + index } as CartLineView)),
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { subtotal: '90,00 $US', note: undefined },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open cart' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
