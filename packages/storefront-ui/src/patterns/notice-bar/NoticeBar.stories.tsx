import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'Patterns/NoticeBar',
  component: NoticeBar,
  parameters: { layout: 'fullscreen' },
  args: { text: 'A new version of the shop is ready.', action: { label: 'Reload', onPress: fn() }, onDismiss: fn() },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = {
  args: {
    tone: 'caution',
    text: 'You are offline. Changes to your cart are sent when you are back.',
    action: undefined,
    onDismiss: undefined,
  },
};
export const French: Story = {
  globals: { locale: 'fr' },
  args: {
    text: 'Une nouvelle version de la boutique est disponible.',
    action: { label: 'Recharger la page', onPress: fn() },
  },
};
