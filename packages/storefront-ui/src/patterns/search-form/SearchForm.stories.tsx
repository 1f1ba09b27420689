import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'Patterns/SearchForm',
  component: SearchForm,
  args: { action: '/products/product_search', onSearch: fn() },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), ' lamp {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
  },
};
export const Labelled: Story = { args: { label: 'Order number or product' } };
export const French: Story = { globals: { locale: 'fr' } };
export const Narrow: Story = { globals: screenOf('phone') };
export const LongContent: Story = {
  args: { defaultValue: 'lampe de chevet en laiton brossé avec abat-jour en verre opalin' },
  globals: { locale: 'fr' },
};
export const Keyboard: Story = {
  args: { defaultValue: 'lamp' },
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('searchbox'), canvas.getByRole('button')]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
  },
};
