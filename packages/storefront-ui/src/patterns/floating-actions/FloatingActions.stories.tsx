import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingActions } from './FloatingActions.tsx';

const meta = {
  title: 'Patterns/FloatingActions',
  component: FloatingActions,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { openShopHref: '/users/registration' },
} satisfies Meta<typeof FloatingActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
export const French: Story = { globals: { locale: 'fr' } };
