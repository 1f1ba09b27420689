import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '/products/all', children: 'All products' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const InText: Story = {
  render: (args) => (
    <p>
      Nothing here yet. <TextLink {...args} /> are a good place to start.
    </p>
  ),
};
