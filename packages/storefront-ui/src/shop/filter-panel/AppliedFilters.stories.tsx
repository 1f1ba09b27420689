import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { AppliedFilters } from './AppliedFilters.tsx';

const meta = {
  title: 'Shop/Lists/AppliedFilters',
  component: AppliedFilters,
  args: {
    result: '128 products',
    filters: [
      { label: 'From $20', href: '/products/all?max=50' },
      { label: 'To $50', href: '/products/all?min=20' },
    ],
    clearHref: '/products/all',
  },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('128 products');
    await expect(canvas.getByRole('link', { name: 'Remove filter: From $20' })).toBeVisible();
  },
};
export const WithoutFilters: Story = { tags: ['!dev'], args: { filters: [], clearHref: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    result: '12,345 extraordinarily comfortable products',
    filters: Array.from({ length: 6 }, (_, index) => ({
      label: `Extraordinarily comfortable handmade furniture, part ${index + 1}`,
      href: '/products/all',
    })),
  },
};

export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { result: '128 produits', filters: [{ label: 'À partir de 20 $', href: '/fr/products/all' }] },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
