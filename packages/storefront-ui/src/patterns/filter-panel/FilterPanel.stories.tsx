import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'Patterns/FilterPanel',
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
export const French: Story = { globals: { locale: 'fr' } };
export const LongContent: Story = {
  args: {
    categories: {
      title: 'Categories',
      links: [{ label: 'Extraordinarily comfortable handmade furniture', href: '/', count: '1,284' }],
    },
  },
};
export const HandsOverWhatWasTyped: Story = {
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
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await expect(args.onApply).toHaveBeenCalledWith({ sort: 'newest', priceMin: '', priceMax: '' });
  },
};
export const Applied: Story = {
  render: () => (
    <AppliedFilters
      result="128 products"
      filters={[
        { label: 'From $20', href: '/products/all?max=50' },
        { label: 'To $50', href: '/products/all?min=20' },
      ]}
      clearHref="/products/all"
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('128 products');
    await expect(canvas.getByRole('link', { name: 'Remove filter: From $20' })).toBeVisible();
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
