import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from './LinkTabs.tsx';

const meta = {
  title: 'Primitives/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Orders by state',
    tabs: [
      { name: 'All', href: '/users/order_list', current: true },
      { name: 'Unpaid', href: '/users/order_list?tab=unpaid', count: 2 },
      { name: 'To ship', href: '/users/order_list?tab=to-ship', count: 1 },
      { name: 'To receive', href: '/users/order_list?tab=to-receive' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
