import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: { title: 'Shipping and returns', children: 'Sent within two days. Returned within thirty.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

function Held(props: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Disclosure {...props} open={open} onOpenChange={props.onOpenChange} />
      <button type="button" onClick={() => setOpen(!open)}>
        Switch
      </button>
    </>
  );
}

/** Controlled: a click only calls the handler. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onOpenChange: fn() },
  render: (args) => <Held {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Shipping and returns'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Changes are reported, the initial state is not. */
export const Uncontrolled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultOpen: true, onOpenChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Shipping and returns'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Shipping, returns, repairs and what happens to your parcel on its way through the mountains in winter',
    children: 'Sent within two days. '.repeat(30),
    defaultOpen: true,
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const summary = canvas.getByText('Shipping and returns').closest('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // Browsers turn Enter on a summary into a click. Simulated key events don’t.
    summary?.click();
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<DisclosureProps> rows={{ defaultOpen: [false, true] }}>
      {(props) => (
        <Column width={320}>
          <Disclosure {...args} {...props} />
        </Column>
      )}
    </PropMatrix>
  ),
};
