import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteProgress } from './RouteProgress.tsx';

const meta = { title: 'Primitives/RouteProgress', component: RouteProgress, args: { active: true } } satisfies Meta<
  typeof RouteProgress
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName();
  },
};
export const Idle: Story = {
  args: { active: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
