import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ProductCard } from '../../commerce/product-card/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { shelf } from '../../story-data/view-models.ts';
import { VirtualGrid } from './VirtualGrid.tsx';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const card = shelf[index % shelf.length] as (typeof shelf)[number];
    return { ...card, name: `${card.name} ${index + 1}`, href: `#product-${index + 1}` };
  });
type Product = ReturnType<typeof products>[number];
type Props = ComponentProps<typeof VirtualGrid<Product>>;

const meta = {
  title: 'Layout/VirtualGrid',
  component: VirtualGrid,
  args: {
    label: 'Products',
    items: products(10_000),
    itemKey: (product) => product.href,
    children: (product) => <ProductCard {...product} />,
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const items = () => document.querySelectorAll('[aria-posinset]');

export const Basic: Story = {
  async play({ canvas, step }) {
    await step('few of many cards are in the document, and each says which it is', async () => {
      await waitFor(() => expect(items()[0]).toHaveAttribute('aria-setsize', '10000'));
      await expect(items().length).toBeLessThan(60);
      await expect(document.querySelectorAll('#storybook-root *').length).toBeLessThan(900);
    });
    await step('far down others are', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await canvas.findByRole('link', { name: /10000/ }, { timeout: 5000 });
      await expect(canvas.queryByRole('link', { name: / 1$/ })).toBeNull();
      window.scrollTo(0, 0);
      await canvas.findByRole('link', { name: / 1$/ }, { timeout: 5000 });
    });
  },
};
/** Without a play function, for scrolling by hand and for `tests/bench/virtual-grid.ts`. */
export const TenThousand: Story = { tags: ['!dev', '!autodocs'] };
/** A short list is rendered completely. */
export const FewItems: Story = { tags: ['vrt', '!dev'], args: { items: products(7) } };
export const Empty: Story = { tags: ['test', '!dev', '!autodocs'], args: { items: [] } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ userEvent, step }) {
    await waitFor(() => expect(items().length).toBeGreaterThan(0));
    await step('Tab reaches items that were not rendered at first', async () => {
      const last = items()[items().length - 1];
      last?.querySelector('a')?.focus();
      const before = Number(last?.getAttribute('aria-posinset'));
      await waitFor(() => expect(items()[items().length - 1]?.getAttribute('aria-posinset')).not.toBe(String(before)));
      await userEvent.tab();
      const focused = document.activeElement?.closest('[aria-posinset]');
      await expect(Number(focused?.getAttribute('aria-posinset'))).toBeGreaterThan(before);
    });
    await step('an item that has the focus stays while the page scrolls on a little', async () => {
      const focused = document.activeElement;
      window.scrollBy(0, 3000);
      await waitFor(() => expect(items()[items().length - 1]?.getBoundingClientRect().top).toBeLessThan(3000));
      await expect(document.activeElement).toBe(focused);
      window.scrollTo(0, 0);
    });
  },
};

function LeavesAndComesBack(props: Props) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button tone="outline" onClick={() => setShown(!isShown)}>
        {isShown ? 'Leave' : 'Back'}
      </Button>
      {isShown ? <VirtualGrid {...props} /> : null}
    </>
  );
}
export const ScrollsBack: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { restoreKey: 'story' },
  render: (args) => <LeavesAndComesBack {...args} />,
  async play({ canvas }) {
    window.scrollTo(0, 40_000);
    const shown = () =>
      [...items()].find((item) => item.getBoundingClientRect().top >= 0)?.getAttribute('aria-posinset');
    await waitFor(() => expect(Number(shown())).toBeGreaterThan(100));
    const before = shown();
    const scrolled = window.scrollY;
    canvas.getByRole('button', { name: 'Leave' }).click();
    await canvas.findByRole('button', { name: 'Back' });
    canvas.getByRole('button', { name: 'Back' }).click();
    await waitFor(() => expect(items().length).toBeGreaterThan(0));
    window.scrollTo(0, scrolled);
    await waitFor(() => expect(shown()).toBe(before));
    window.scrollTo(0, 0);
  },
};
