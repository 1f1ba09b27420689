import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'Navigation/FilterPanel',
  component: FilterPanel,
  args: {
    action: '/products/all',
    sort: {
      name: 'sort',
      value: '',
      options: [
        { value: '', label: 'Recommended' },
        { value: 'sales', label: 'Most sold' },
        { value: 'price-asc', label: 'Price, low to high' },
        { value: 'price-desc', label: 'Price, high to low' },
        { value: 'newest', label: 'Newest' },
      ],
    },
    price: { minName: 'min', maxName: 'max', symbol: '$', isAmount: (typed) => /^[\d.,]+$/.test(typed) },
    categories: {
      title: 'Categories',
      links: [
        { label: 'Furniture', href: '/collections/furniture', count: '34', current: true },
        { label: 'Light', href: '/collections/light', count: '18' },
        { label: 'Kitchen', href: '/collections/kitchen', count: '112' },
      ],
    },
    onApply: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    categories: {
      title: 'Categories',
      links: [{ label: 'Extraordinarily comfortable handmade furniture', href: '/', count: '1,284' }],
    },
  },
};
export const HandsOverWhatWasTyped: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '19,90');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith({ sort: '', priceMin: '50', priceMax: '19,90' });
  },
};
export const Invalid: Story = {
  async play({ args, canvas, userEvent }) {
    const from = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.type(from, 'cheap');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(from).toBeInvalid();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const SortAppliesAtOnce: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await expect(args.onApply).toHaveBeenCalledWith({ sort: 'newest', priceMin: '', priceMax: '' });
  },
};
export const KeepsWhatIsTyped: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: function Shop({ sort, price, ...args }) {
    const [values, setValues] = useState({ sort: '', priceMin: '', priceMax: '' });
    const [min, max] = [values.priceMin, values.priceMax];
    return (
      <>
        <FilterPanel
          {...args}
          sort={{ ...sort, value: values.sort }}
          price={price && { ...price, min, max }}
          onApply={setValues}
        />
        <button type="button" onClick={() => setValues({ sort: '', priceMin: '', priceMax: '' })}>
          All
        </button>
      </>
    );
  },
  async play({ canvas, userEvent }) {
    const [from, to] = [canvas.getByRole('textbox', { name: 'From' }), canvas.getByRole('textbox', { name: 'To' })];
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.type(from, 'cheap');
    order.focus();
    await userEvent.selectOptions(order, 'newest');
    await expect(from).toHaveValue('cheap');
    await expect(order).toHaveValue('newest');
    await userEvent.clear(from);
    await userEvent.type(to, '60{Enter}');
    await expect(to).toHaveFocus();
    await expect(to).toHaveValue('60');
    await userEvent.selectOptions(order, 'sales');
    await expect(order).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(to).toHaveValue('');
    await expect(order).toHaveValue('');
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
