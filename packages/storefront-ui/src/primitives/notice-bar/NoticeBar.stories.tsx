import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  parameters: { layout: 'fullscreen' },
  args: { text: 'A new version of the shop is ready.', button: { label: 'Reload', onClick: fn() }, onDismiss: fn() },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.button?.onClick).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = {
  args: {
    tone: 'caution',
    text: 'You are offline. Changes to your cart are sent when you are back.',
    button: undefined,
    onDismiss: undefined,
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    text: 'Une nouvelle version de la boutique est disponible.',
    button: { label: 'Recharger la page', onClick: fn() },
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { text: 'Une nouvelle version de la boutique est disponible, et votre panier y sera conservé. '.repeat(3) },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
