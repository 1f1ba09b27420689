import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { CartIcon, CloseIcon, HeartIcon } from '../icons/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { type ActionIconButtonProps, IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Looks: Story = {
  render: () => (
    <Stack gap="3" direction="row">
      <IconButton label="Cart">
        <CartIcon />
      </IconButton>
      <IconButton label="Wish" variant="outline">
        <HeartIcon />
      </IconButton>
      <IconButton label="Close" variant="outline" size="small">
        <CloseIcon size="small" />
      </IconButton>
    </Stack>
  ),
};

export const Selected: Story = { args: { label: 'Wish', selected: true, children: <HeartIcon filled /> } };
export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Loading' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<ActionIconButtonProps>
      rows={{ variant: ['solid', 'tint', 'outline', 'ghost'], size: ['small', 'medium', 'large'] }}
      columns={{ pending: [false, true], disabled: [false, true] }}
    >
      {(props) => (
        <IconButton {...props} label="Cart">
          <CartIcon />
        </IconButton>
      )}
    </PropMatrix>
  ),
};
