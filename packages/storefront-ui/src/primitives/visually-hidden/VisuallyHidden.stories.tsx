import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' Linen shirt' },
  render: (args) => (
    <Button>
      Remove
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the button is longer than what is seen of it. */
export const Basic: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Remove Linen shirt' })).toBeVisible();
    await expect(canvas.getByText('Linen shirt').getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** It never widens the page. */
export const LongContent: Story = {
  args: { children: ' Lampe-de-table-en-verre-soufflé-à-la-bouche'.repeat(20) },
  async play() {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
export const Matrix: Story = { tags: ['vrt', '!autodocs', '!dev'] };
