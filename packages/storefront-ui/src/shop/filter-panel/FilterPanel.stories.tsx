import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { FilterPanel, type FilterPanelProps, type FilterValues } from './FilterPanel.tsx';

const facets: NonNullable<FilterPanelProps['facets']> = [
  {
    title: 'Color',
    open: true,
    choices: [
      { name: 'attribute', value: 'Color.Blue', label: 'Blue', count: '24', selected: true },
      { name: 'attribute', value: 'Color.Sand', label: 'Sand', count: '9' },
    ],
  },
  {
    title: 'Rating',
    type: 'radio',
    choices: [
      { name: 'rating', value: '', label: 'Any rating', selected: true },
      { name: 'rating', value: '4', label: '4 stars and up', count: 'about 1,200' },
    ],
  },
];

const meta = {
  title: 'Shop/Lists/FilterPanel',
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
    facets,
    categoryLinks: {
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
    categoryLinks: {
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
    await expect(args.onApply).toHaveBeenCalledWith({
      sort: '',
      priceMin: '50',
      priceMax: '19,90',
      choices: { attribute: ['Color.Blue'], rating: [] },
    });
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
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ sort: 'newest', priceMin: '', priceMax: '' }),
    );
  },
};
export const FacetsApplyAtOnce: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const sand = canvas.getByRole('checkbox', { name: 'Sand 9' });
    await userEvent.click(sand);
    await expect(sand).toBeChecked();
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ choices: { attribute: ['Color.Blue', 'Color.Sand'], rating: [] } }),
    );
    await userEvent.click(canvas.getByText('Rating'));
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars and up about 1,200' }));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ choices: { attribute: ['Color.Blue', 'Color.Sand'], rating: ['4'] } }),
    );
  },
};
export const KeepsWhatIsTyped: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: function Shop({ sort, price, ...args }) {
    const none: FilterValues = { sort: '', priceMin: '', priceMax: '', choices: {} };
    const [values, setValues] = useState(none);
    const [min, max] = [values.priceMin, values.priceMax];
    return (
      <>
        <FilterPanel
          {...args}
          sort={{ ...sort, value: values.sort }}
          price={price && { ...price, min, max }}
          onApply={setValues}
        />
        <button type="button" onClick={() => setValues(none)}>
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
  // Tab stops only once in a group of radio buttons, but the simulated key also stops inside closed facets.
  args: { facets: facets.slice(0, 1) },
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
