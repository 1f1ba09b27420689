import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { LinkTabs, type LinkTabsProps } from './LinkTabs.tsx';

const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Orders by state',
    tabs: [
      { label: 'All', href: '/users/order_list', current: true },
      { label: 'Unpaid', href: '/users/order_list?tab=unpaid', count: 2 },
      { label: 'To ship', href: '/users/order_list?tab=to-ship', count: 1 },
      { label: 'To receive', href: '/users/order_list?tab=to-receive' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    tabs: meta.args.tabs.map((tab) => ({ ...tab, label: `${tab.label} depuis votre dernière visite`, count: 12_345 })),
  },
};

/** The current tab is in view, also if it is the last of many. */
export const LastIsCurrent: Story = {
  ...LongContent,
  args: { tabs: LongContent.args?.tabs?.map((tab, index) => ({ ...tab, current: index === 3 })) ?? [] },
  async play({ canvas }) {
    await waitFor(async () => {
      const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      const shown = canvas.getByRole('navigation').getBoundingClientRect();
      await expect(tab.right).toBeLessThanOrEqual(shown.right + 1);
      await expect(tab.x).toBeLessThan(shown.right);
    });
  },
};

/** The tabs are links, so Tab moves between them. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, canvas.getAllByRole('link'));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All');
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: ({ tabs }) => (
    <PropMatrix<LinkTabsProps> rows={{ tabs: [tabs, tabs.map(({ label, href }) => ({ label, href }))] }}>
      {(props) => <LinkTabs tabs={[]} {...props} label={props.tabs === tabs ? 'Orders' : 'None is current'} />}
    </PropMatrix>
  ),
};
