import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { RouteProgress } from './RouteProgress.tsx';

const meta = { title: 'Primitives/RouteProgress', component: RouteProgress, args: { pending: true } } satisfies Meta<
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
  args: { pending: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
/** It grows from the right. */
export const RightToLeft: Story = {
  beforeEach: rightToLeft,
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar');
    await expect(getComputedStyle(bar).transformOrigin.split(' ')[0]).toBe(`${bar.offsetWidth}px`);
  },
};

export const Narrow: Story = { globals: screenOf('phone') };
export const Matrix: Story = { tags: ['vrt', '!autodocs', '!dev'] };
