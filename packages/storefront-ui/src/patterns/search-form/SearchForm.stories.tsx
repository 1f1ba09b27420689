import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'Patterns/SearchForm',
  component: SearchForm,
  args: { action: '/products/product_search', onSearch: fn() },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), ' lamp {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
  },
};
export const French: Story = { globals: { locale: 'fr' } };
