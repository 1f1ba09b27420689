import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Content/VisuallyHidden',
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

/** The accessible name of the button is longer than its visible text. */
export const Basic: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Remove Linen shirt' });
    await expect(button).toBeVisible();
    await expect(button.querySelector('span:last-of-type')?.getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** Long text doesn’t widen the page. */
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: ' Lampe-de-table-en-verre-soufflé-à-la-bouche'.repeat(20) },
  async play() {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Matrix: Story = { tags: ['vrt', '!autodocs', '!dev'] };
