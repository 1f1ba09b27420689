import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { FloatingActions } from './FloatingActions.tsx';

const meta = {
  title: 'Patterns/FloatingActions',
  component: FloatingActions,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { openShopHref: '/users/registration' },
} satisfies Meta<typeof FloatingActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Narrow: Story = { globals: screenOf('phone') };
export const French: Story = { globals: { locale: 'fr' } };

export const Keyboard: Story = {
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
