import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Basic: Story = { tags: ['smoke', 'vrt'] };

export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
