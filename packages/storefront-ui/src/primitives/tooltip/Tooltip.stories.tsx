import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Row } from '../../story-data/frames.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { Button } from '../button/index.ts';
import { ThemeScope } from '../theme-scope/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { children: <Button tone="outline">Points</Button>, text: '100 points are worth $1.00' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '4rem', paddingInline: 'min(4rem, 20%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['vrt', '!dev'] };
export const Sides: Story = {
  render: () => (
    <Row gap={160}>
      <Tooltip text="Above" side="top" defaultOpen>
        <Button tone="outline">Top</Button>
      </Tooltip>
      <Tooltip text="Below" side="bottom" defaultOpen>
        <Button tone="outline">Bottom</Button>
      </Tooltip>
    </Row>
  ),
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    text: 'Points are added when the order has arrived, and taken back when it is refunded. '.repeat(2),
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('100 points are worth $1.00');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('100 points are worth $1.00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const OpensOnHover: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { delayMs: 0 },
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const ThemedInPortal: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <ThemeScope theme="dark">
      <Tooltip {...args} />
    </ThemeScope>
  ),
  async play() {
    const bubble = (await screen.findByRole('tooltip')).closest('[data-side]');
    await expect(bubble && getComputedStyle(bubble).colorScheme).toBe('dark');
  },
};
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true },
  beforeEach: rightToLeft,
};
