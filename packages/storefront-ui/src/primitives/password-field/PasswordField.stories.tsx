import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await userEvent.keyboard('harbour');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
export const Strength: Story = {
  args: { showStrength: true, autoComplete: 'new-password', onValueChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await expect(canvas.getByRole('status')).toHaveTextContent('Easy to guess');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('secret');
  },
};
export const OwnHelp: Story = {
  tags: ['!dev'],
  args: { showStrength: true, strength: <p>Three words are better than one.</p> },
};
export const Invalid: Story = { tags: ['!dev'], args: { error: 'This password is not right. Try again.' } };
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { label: 'Mot de passe de votre compte client', defaultValue: 'x'.repeat(80) },
};

export const RightToLeft: Story = { tags: ['test', '!dev', '!autodocs'], globals: { dir: 'rtl' } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<PasswordFieldProps> rows={{ error: [undefined, 'Wrong.'] }} columns={{ disabled: [false, true] }}>
      {(props) => <PasswordField {...props} label="Password" />}
    </PropMatrix>
  ),
};
