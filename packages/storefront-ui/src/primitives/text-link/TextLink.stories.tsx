import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { TextLink, type TextLinkProps } from './TextLink.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '/products/all', children: 'All products' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const InText: Story = {
  render: (args) => (
    <p>
      Nothing here yet. <TextLink {...args} /> are a good place to start.
    </p>
  ),
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Toutes les conditions de livraison, de retour et de remboursement de cette boutique' },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onClick: fn((event) => event.preventDefault()) },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<TextLinkProps> rows={{ variant: ['link', 'ink', 'quiet'] }}>
      {(props) => (
        <TextLink {...props} href="/products/all">
          All products
        </TextLink>
      )}
    </PropMatrix>
  ),
};
