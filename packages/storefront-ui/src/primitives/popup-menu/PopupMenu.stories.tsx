import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PopupMenu } from './PopupMenu.tsx';

const meta = {
  title: 'Actions/PopupMenu',
  component: PopupMenu,
  args: {
    trigger: 'English',
    label: 'Language: English',
    align: 'start',
    links: [
      { label: 'English', href: '/', lang: 'en', current: true },
      { label: 'Français', href: '/fr', lang: 'fr' },
    ],
  },
} satisfies Meta<typeof PopupMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Français' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Français' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByText('English', { selector: 'summary *' }).closest('summary')).toHaveFocus(),
    );
  },
};
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('English', { selector: 'summary *' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'English', current: true })).toBeVisible());
  },
};
