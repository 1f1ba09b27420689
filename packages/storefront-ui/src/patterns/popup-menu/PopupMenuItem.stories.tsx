import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { PopupMenu } from './PopupMenu.tsx';
import { PopupMenuItem } from './PopupMenuItem.tsx';

const meta = {
  title: 'Actions/PopupMenuItem',
  component: PopupMenuItem,
  args: { children: 'Sign out', onClick: fn() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: (args) => (
    <PopupMenu
      trigger="Account"
      heading="ada@example.com"
      align="start"
      links={[{ label: 'Orders', href: '/users/order_list' }]}
      footer={<PopupMenuItem {...args} />}
    />
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Account', { selector: 'summary *' }));
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
  },
} satisfies Meta<typeof PopupMenuItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true } };
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  args: { children: 'Sign out on all devices that were ever used' },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalled();
  },
};
