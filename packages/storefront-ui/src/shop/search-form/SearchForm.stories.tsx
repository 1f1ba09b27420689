import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'Shop/Frame/SearchForm',
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
export const Labelled: Story = { tags: ['!dev'], args: { label: 'Order number or product' } };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: 'lampe de chevet en laiton brossé avec abat-jour en verre opalin' },
  globals: { locale: 'fr' },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: 'lamp' },
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('searchbox'), canvas.getByRole('button')]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lamp');
  },
};
