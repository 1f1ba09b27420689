import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { HeartIcon } from '../../primitives/icons/icons.tsx';
import { Column, Page } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { axes, axesChoice, longName } from '../../story-data/view-models.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { VariantPicker } from '../variant-picker/VariantPicker.tsx';
import { BuyBox } from './BuyBox.tsx';

const meta = {
  title: 'Shop/Products/BuyBox',
  component: BuyBox,
  args: {
    name: 'Round vase',
    quantity: 1,
    stock: 20,
    onQuantityChange: fn(),
    onAdd: fn(),
    onBuyNow: fn(),
    children: <VariantPicker axes={axes} defaultValue={axesChoice} />,
    aside: (
      <IconButton label="Add to wishes" variant="outline">
        <HeartIcon />
      </IconButton>
    ),
  },
  render: (args) => (
    <Column width={440}>
      <BuyBox {...args} />
    </Column>
  ),
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const PointerAddsAndBuys: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
    await expect(args.onBuyNow).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The fields that the form submits without JavaScript. */
export const WithoutScripts: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    form: { action: '/cart/add', fields: { productId: '7' } },
    children: <VariantPicker axes={axes} defaultValue={axesChoice} name="variant" />,
  },
  async play({ canvasElement }) {
    const form = canvasElement.querySelector('form');
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      productId: '7',
      'variant-0': 'Sky',
      'variant-1': 'Medium',
      quantity: '1',
    });
  },
};

export const Pending: Story = { tags: ['!dev'], args: { addPending: true } };
export const Failed: Story = {
  tags: ['!dev'],
  args: { message: { tone: 'critical', text: 'It could not be added. Check your connection and try again.' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be added/);
  },
};
export const Added: Story = { args: { message: { tone: 'positive', text: 'Round vase is in your cart.' } } };

/** If the variant is sold out or does not exist, there are no buttons. */
export const SoldOut: Story = {
  args: { stock: 0, aside: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithoutAside: Story = { tags: ['!dev'], args: { aside: undefined } };
export const LastPiece: Story = { tags: ['!dev'], args: { stock: 1 } };

/** On small screens the bar appears when the buttons scroll out of view. */
export const BarAtTheFoot: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en', ...screenOf('phone') },
  args: { barPrice: { now: '$36.00', was: '$48.00' }, name: longName },
  render: (args) => (
    <Page height={2400}>
      <div style={{ blockSize: '1400px' }} />
      <BuyBox {...args} />
    </Page>
  ),
  async play({ args, canvasElement, userEvent }) {
    const bar = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('section[aria-label="Buy"]');
      if (!found) throw new Error('The bar has not come yet.');
      return found;
    });
    if (getComputedStyle(bar).display === 'none') return;
    await userEvent.click(bar.querySelector('button') as HTMLButtonElement);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { name: longName, quantity: 12_345, stock: 99_999 },
};
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={288}>
      <BuyBox {...args} />
    </Column>
  ),
};

/** Without a size, a click shows the error and moves the focus to the sizes. */
export const ChoiceMissing: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  render: function Choosing(args) {
    const [attempt, setAttempt] = useState(0);
    const unchosen = axes.map((axis) => ({
      ...axis,
      values: axis.values.map((value) => ({ ...value, selected: false })),
      error: attempt > 0 ? `Choose a ${axis.name.toLowerCase()}.` : undefined,
    }));
    return (
      <Column width={440}>
        <BuyBox {...args} stock={0} mustChoose onAdd={() => setAttempt(attempt + 1)}>
          <VariantPicker axes={unchosen} attempt={attempt} />
        </BuyBox>
      </Column>
    );
  },
  async play({ canvas, userEvent }) {
    const first = canvas.getByRole('radio', { name: 'Sky' });
    for (const _press of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
      await waitFor(() => expect(first).toHaveFocus());
    }
  },
};
/** Tab moves from the variants to the quantity and the buttons. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'en' },
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [
      canvas.getByRole('radio', { name: 'Sky' }),
      canvas.getByRole('radio', { name: 'Medium' }),
      canvas.getByRole('button', { name: 'Decrease quantity' }),
      canvas.getByRole('spinbutton'),
      canvas.getByRole('button', { name: 'Increase quantity' }),
      canvas.getByRole('button', { name: 'Add to cart' }),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
