import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { Button } from '../button/index.ts';
import { ThemeScope } from '../theme-scope/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button tone="outline">Delivery times</Button>,
    label: 'Delivery times',
    children: 'Orders placed before noon leave the workshop on the same day.',
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['vrt'] };
export const AtTheEnd: Story = { tags: ['!dev'], args: { defaultOpen: true, align: 'end', side: 'top' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true, children: 'Orders leave on the same day. '.repeat(40) },
};
export const ScrollsInside: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  async play() {
    const panel = await screen.findByRole('dialog', { name: 'Delivery times' });
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Delivery times' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
export const OpensAndCloses: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ThemedInPortal: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <ThemeScope theme="dark" radius={0}>
      <Popover {...args} />
    </ThemeScope>
  ),
  async play() {
    const panel = await screen.findByRole('dialog');
    await expect(getComputedStyle(panel).colorScheme).toBe('dark');
    await expect(getComputedStyle(panel).borderRadius).toBe('0px');
  },
};
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  globals: screenOf('phone'),
};
