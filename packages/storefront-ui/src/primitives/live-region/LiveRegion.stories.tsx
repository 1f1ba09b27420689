import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  args: { children: <p>2 lines in your cart</p> },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text is for screen readers only. */
export const Basic: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('2 lines in your cart')).toBeInTheDocument();
  },
};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Add</Button>
      <LiveRegion>
        {count > 0 ? <p>{`${count} added`}</p> : null}
        <p>The cart is up to date</p>
      </LiveRegion>
    </>
  );
}

export const SaysWhatChanges: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <Counter />,
  async play({ canvas, userEvent }) {
    const region = canvas.getByRole('status');
    await canvas.findByText('The cart is up to date');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('1 added');
  },
};

/** Long text doesn’t widen the page. */
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: <p>{'Votre panier contient désormais une lampe de table en verre soufflé. '.repeat(10)}</p> },
  async play({ canvas }) {
    await canvas.findByText(/Votre panier/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
