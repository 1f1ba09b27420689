import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { still } from '../../story-data/pictures.ts';
import { Stack } from '../layout/Stack.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithPicture: Story = {
  tags: ['!dev'],
  args: { picture: still('vase', { hue: 20, width: 200, height: 200 }) },
};
export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Stack>
  ),
};
export const OneWord: Story = { tags: ['!dev'], args: { name: 'Émilie' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { name: 'Maximiliane Constanze von Habsburg-Lothringen' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<AvatarProps>
      rows={{ size: ['small', 'medium', 'large'] }}
      columns={{ picture: [undefined, still('vase', { hue: 20, width: 200, height: 200 })] }}
    >
      {(props) => <Avatar {...props} name="Ada Lovelace" />}
    </PropMatrix>
  ),
};
