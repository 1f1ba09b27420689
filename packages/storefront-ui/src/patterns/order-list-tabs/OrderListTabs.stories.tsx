import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenOf } from '../../story-data/viewports.ts';
import { OrderListTabs } from './OrderListTabs.tsx';

const tab = (name: string, segment: string, count?: number) => ({
  name,
  href: `/users/order_list/${segment}`,
  ...(count !== undefined && { count }),
});

const meta = {
  title: 'Patterns/OrderListTabs',
  component: OrderListTabs,
  args: {
    tabs: [
      { ...tab('Unpaid', 'unpaid', 1), current: true },
      tab('To ship', 'to-ship', 2),
      tab('To receive', 'to-receive', 0),
      tab('Done', 'done', 14),
      tab('All', 'all'),
    ],
  },
} satisfies Meta<typeof OrderListTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
export const Narrow: Story = { globals: screenOf('phone') };
