import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { FloatingActions } from './FloatingActions.tsx';

const meta = {
  title: 'Actions/FloatingActions',
  component: FloatingActions,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { openShopHref: '/users/registration' },
} satisfies Meta<typeof FloatingActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button appears once the page is at rest and nothing that can be pressed lies below it. */
export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('link')).toBeVisible()),
};

export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('link')).toBeVisible());
    await tabThroughAll(userEvent, canvasElement);
  },
};
