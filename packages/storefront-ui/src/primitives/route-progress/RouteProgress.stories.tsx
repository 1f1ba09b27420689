import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { RouteProgress } from './RouteProgress.tsx';

const meta = { title: 'Feedback/RouteProgress', component: RouteProgress, args: { pending: true } } satisfies Meta<
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
  tags: ['test', '!dev', '!autodocs'],
  args: { pending: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
/** The bar grows from the right. */
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  beforeEach: rightToLeft,
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar');
    await expect(getComputedStyle(bar).transformOrigin.split(' ')[0]).toBe(`${bar.offsetWidth}px`);
  },
};

export const Matrix: Story = { tags: ['vrt', '!autodocs', '!dev'] };
