import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const meta = { title: 'Forms/CodeField', component: CodeField, args: { onSend: fn() } } satisfies Meta<
  typeof CodeField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
/** Spaces in pasted text are removed. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { length: 6, onValueChange: fn() },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByLabelText('Verification code');
    await userEvent.tab();
    await userEvent.paste(' 123 456 7');
    await expect(field).toHaveValue('123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = {
  args: { waiting: true, sendLabel: 'Resend in 42 s', status: 'The code was sent.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Resend in 42 s' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('The code was sent.');
  },
};
export const Pending: Story = { tags: ['!dev'], args: { sendPending: true } };
export const Invalid: Story = { tags: ['!dev'], args: { error: 'This code is not right.' } };
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { hint: 'Nous l’envoyons à votre adresse e-mail ; il reste valable dix minutes.' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<CodeFieldProps> rows={{ error: [undefined, 'Wrong.'] }}>
      {(props) => <CodeField {...props} />}
    </PropMatrix>
  ),
};
