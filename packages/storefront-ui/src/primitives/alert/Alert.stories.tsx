import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: { children: 'Two items from this device were added to your cart.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone}>
          Only 3 of these are left.
        </Alert>
      ))}
    </Stack>
  ),
};
export const WithAction: Story = {
  args: {
    tone: 'critical',
    title: 'The cart could not be loaded',
    children: 'There is no connection right now.',
    action: (
      <Button size="small" tone="outline">
        Try again
      </Button>
    ),
  },
};
export const Announced: Story = {
  args: { tone: 'critical', announce: true },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${args.children}`);
  },
};
