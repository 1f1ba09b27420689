import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

const meta = {
  title: 'Feedback/SignInPrompt',
  component: SignInPrompt,
  args: {
    title: 'Please sign in',
    text: 'Your orders are shown to you alone. You will come back here afterwards.',
    signIn: { label: 'Sign in', href: '/users/sign_in' },
    register: { label: 'Create an account', href: '/users/sign_up' },
  },
} satisfies Meta<typeof SignInPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const WithoutRegistration: Story = { tags: ['!dev'], args: { register: undefined } };
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    title: 'Veuillez vous connecter',
    text: 'Vos commandes ne sont visibles que par vous. Vous reviendrez ici ensuite.',
    signIn: { label: 'Se connecter', href: '/fr/users/sign_in' },
    register: { label: 'Créer un compte', href: '/fr/users/sign_up' },
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    title: 'Veuillez vous connecter pour consulter l’historique complet de vos commandes',
    signIn: { label: 'Se connecter avec mon compte existant', href: '/fr/users/sign_in' },
  },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr', ...screenOf('phone') },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { signIn: { label: 'Sign in', href: '/users/sign_in', onClick: fn((event) => event.preventDefault()) } },
  async play({ args, canvas, userEvent }) {
    const [signIn = null, register = null] = canvas.getAllByRole('link');
    await tabThrough(userEvent, [signIn]);
    await userEvent.keyboard('{Enter}');
    await expect(args.signIn.onClick).toHaveBeenCalledOnce();
    await tabThrough(userEvent, [register]);
  },
};
