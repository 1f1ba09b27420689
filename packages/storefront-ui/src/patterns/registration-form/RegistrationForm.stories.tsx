import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { RegistrationForm, type RegistrationValues } from './RegistrationForm.tsx';

const meta = {
  title: 'Forms/RegistrationForm',
  component: RegistrationForm,
  args: {
    code: { onSend: fn() },
    onRegister: fn(),
    signInHref: '/users/sign_in',
    validate: (values: RegistrationValues) => ({
      email: values.email.includes('@') ? undefined : 'Please enter a valid email address',
      password: values.password ? undefined : 'Please choose a password',
      confirmPassword: values.confirmPassword === values.password ? undefined : 'The passwords differ',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt', 'fr', 'rtl'] };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const CodeSent: Story = {
  args: { code: { onSend: fn(), waiting: true, label: 'Send again in 42 s', status: 'The code was sent' } },
};
export const Pending: Story = { tags: ['!dev'], args: { pending: true } };
export const RefusedByTheServer: Story = {
  args: { errors: { captcha: 'Verification code is wrong' }, formError: 'The account was not created' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Verification code')).toBeInvalid();
  },
};
export const SendsTheCode: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.code?.onSend).toHaveBeenCalledWith('ada@example.com');
  },
};
export const AsksForAnAddressBeforeSending: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { code: { onSend: fn() } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toBeInvalid());
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
    await expect(args.code?.onSend).not.toHaveBeenCalled();
  },
};
export const ShowsPasswordAndStrength: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await expect(canvas.getByText('Easy to guess')).toBeVisible();
    await userEvent.type(password, '-Harbour-12');
    await expect(canvas.getByText('Strong')).toBeVisible();
    const [show] = canvas.getAllByRole('button', { name: 'Show password' });
    if (!show) throw new Error('The button is missing.');
    await userEvent.click(show);
    await expect(password).toHaveAttribute('type', 'text');
  },
};
export const SaysWhatIsMissing: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
