import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Button } from '../button/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email', name: 'email', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const WithHint: Story = { tags: ['!dev'], args: { hint: 'We send the code there.' } };
export const Optional: Story = {
  tags: ['!dev'],
  args: { label: 'Address, second line', type: 'text', autoComplete: 'address-line2', required: false },
};
export const Invalid: Story = {
  args: { error: 'Please enter a valid email address', defaultValue: 'shopper@' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/valid email address/);
  },
};
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true, defaultValue: 'shopper@promenade.example' } };
export const WithAffix: Story = {
  args: {
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    affix: (
      <Button size="small" variant="ghost">
        Send code
      </Button>
    ),
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'Numéro de téléphone pour la livraison',
    hint: 'Uniquement pour que le livreur puisse vous joindre le jour même.',
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('a@b.c');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.c');
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<TextFieldProps>
      rows={{ error: [undefined, 'Enter an email address.'], hint: [undefined, 'We send the code there.'] }}
      columns={{ disabled: [false, true], required: [true, false] }}
    >
      {(props) => <TextField {...props} label="Email" defaultValue="shopper@promenade.example" />}
    </PropMatrix>
  ),
};
