import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayStory } from '../../story-data/frames.tsx';
import { still } from '../../story-data/pictures.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { SearchDrawer } from './SearchDrawer.tsx';

const word = (words: string) => ({ words, href: `/products/product_search?title=${encodeURIComponent(words)}` });

const meta = {
  title: 'Shop/Frame/SearchDrawer',
  component: SearchDrawer,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onValueChange: fn(),
    action: '/products/product_search',
    onSearch: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    hotWords: [word('lamp'), word('linen shirt'), word('guitar'), word('wooden toys')],
    recentWords: [word('stoneware'), word('oak chair')],
    categories: [{ id: 'light', label: 'Light', href: '/collections/light', meta: '34 products' }],
    products: [
      {
        id: '1',
        label: 'Paper lamp',
        href: '/product/paper-lamp',
        picture: still('lamp', { hue: 48 }),
        meta: '$36.00',
      },
      { id: '2', label: 'Lamp oil', href: '/product/lamp-oil', picture: still('vase', { hue: 150 }), meta: '$9.00' },
    ],
  },
  render: (args) => (
    <OverlayStory label="Search" open={args.open}>
      {(overlay) => <SearchDrawer {...args} {...overlay} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof SearchDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };
export const Suggesting: Story = { args: { value: 'lamp' } };
export const NothingFound: Story = { tags: ['!dev'], args: { value: 'zzz', products: [], categories: [] } };
export const Pending: Story = {
  tags: ['!dev'],
  args: { value: 'zzz', products: [], categories: [], suggestionsPending: true },
};
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 'lamp' },
  globals: screenOf('phone'),
};
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 'lamp' },
  async play({ args, userEvent, step }) {
    const field = await screen.findByRole('combobox');
    await step('the field has the focus and keeps it while arrow keys move through the options', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(field).toHaveFocus();
      const option = screen.getByRole('option', { name: /Paper lamp/ });
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', option.id);
    });
    await step('back in the field, Enter without a selected option opens the results', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('lamp');
    });
  },
};
export const ForgetsAWord: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove “stoneware”' }));
    await expect(args.onForget).toHaveBeenCalledWith('stoneware');
  },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
