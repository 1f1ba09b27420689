import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { LoadError, type LoadErrorProps } from './LoadError.tsx';

const meta = { title: 'Feedback/LoadError', component: LoadError, args: { onRetry: fn() } } satisfies Meta<
  typeof LoadError
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Page: Story = { args: { size: 'page', title: 'Your orders couldn’t be loaded' } };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { retryPending: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Les-suggestions-de-produits-de-cette-boutique n’ont pas pu être chargées',
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<LoadErrorProps> rows={{ size: ['inline', 'page'] }} columns={{ retryPending: [false, true] }}>
      {(props) => <LoadError {...props} onRetry={() => undefined} />}
    </PropMatrix>
  ),
};
