import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Button } from '../button/index.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    children: 'What you add shows up here, on this device and after you sign in.',
    action: <Button href="/products/all">See all products</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithoutAction: Story = { tags: ['!dev'], args: { action: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Aucun article ne correspond à votre recherche ni aux filtres que vous avez choisis',
    children: 'Vérifiez l’orthographe, essayez un mot plus général ou retirez un filtre. '.repeat(2),
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: (args) => (
    <PropMatrix<EmptyStateProps>
      rows={{ action: [undefined, args.action] }}
      columns={{ children: [undefined, args.children] }}
    >
      {(props) => <EmptyState {...props} title="Your cart is empty" />}
    </PropMatrix>
  ),
};
