import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  args: { endsAt: 0, label: 'Sale ends', text: 'Ends today at 6 PM', onEnd: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The countdown runs, so it isn’t in the visual tests. */
export const Basic: Story = { render: (args) => <Countdown {...args} endsAt={Date.now() + 7_500_000} /> };
/** At zero, `onEnd` is called once. */
export const Ended: Story = {
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('timer', { name: 'Sale ends' })).toHaveAttribute('data-state', 'ended');
    await expect(canvas.getByRole('status')).toHaveTextContent('Time is up.');
  },
};
export const French: Story = { ...Basic, tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const LongContent: Story = { ...Basic, tags: ['test', '!dev', '!autodocs'], args: { variant: 'long' } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<CountdownProps> rows={{ variant: ['narrow', 'short', 'long'] }}>
      {(props) => <Countdown {...props} endsAt={0} label="Sale ends" />}
    </PropMatrix>
  ),
};
