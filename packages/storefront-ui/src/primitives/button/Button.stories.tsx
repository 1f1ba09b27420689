import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { rightToLeft } from '../../story-data/right-to-left.ts';
import { CartIcon } from '../icons/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { type ActionButtonProps, Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="3" direction="row">
      <Button>Add to cart</Button>
      <Button variant="outline">Buy now</Button>
      <Button variant="ghost">Not now</Button>
      <Button tone="critical">Cancel order</Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="3" direction="row">
      <Button size="small">Small</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </Stack>
  ),
};

export const WithIcon: Story = { tags: ['!dev'], args: { icon: <CartIcon /> } };
export const Wide: Story = { tags: ['!dev'], args: { wide: true } };
export const AsLink: Story = { tags: ['!dev'], args: { href: '/products/all', children: 'Shop now' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Ajouter les articles sélectionnés à la liste d’envies' },
};

/** The width, the label and the focus stay. Further clicks do nothing. */
export const Pending: Story = {
  args: { pending: true },
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName('Add to cart Loading');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas, args }) {
    canvas.getByRole('button').click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The progress line follows the text direction. */
export const PendingRightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { pending: true },
  beforeEach: rightToLeft,
  async play({ canvas }) {
    const line = canvas.getByRole('button').querySelector('span + span');
    await expect(line && getComputedStyle(line).scale).toBe('-1 1');
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<ActionButtonProps>
      rows={{ variant: ['solid', 'tint', 'outline', 'ghost'], tone: ['ink', 'critical'] }}
      columns={{ size: ['small', 'large'], pending: [false, true], disabled: [false, true] }}
    >
      {(props) => (
        <Button {...props} icon={<CartIcon />}>
          Add to cart
        </Button>
      )}
    </PropMatrix>
  ),
};
