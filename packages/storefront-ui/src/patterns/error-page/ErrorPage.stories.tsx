import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { SearchForm } from '../search-form/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: {
    code: 404,
    title: 'This page could not be found',
    text: 'It may have moved, or the address has a slip in it. Search the shop, or start again from home.',
    homeHref: '/',
    requestId: '7f3a-91c2-44de',
    children: <SearchForm action="/products/product_search" />,
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };

export const SignInNeeded: Story = {
  tags: ['!dev'],
  args: {
    code: 401,
    title: 'Please sign in',
    text: 'Your orders are behind this door. You will come back here afterwards.',
    action: { label: 'Sign in', href: '/users/sign_in' },
    requestId: undefined,
    children: undefined,
  },
};
export const ServerFailure: Story = {
  args: {
    code: 500,
    title: 'Something went wrong on our side',
    text: 'Please try again in a moment. Nothing you typed was sent twice.',
    action: { label: 'Try again', onClick: fn() },
    children: undefined,
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: {
    title: 'Cette page est introuvable',
    text: 'Elle a peut-être changé d’adresse. Cherchez dans la boutique ou repartez de l’accueil.',
  },
};
export const Keyboard: Story = {
  ...ServerFailure,
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('button', { name: 'Try again' }), canvas.getByRole('link')]);
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    title: 'Cette page n’existe plus, ou bien son adresse comporte une erreur de saisie',
    text: 'Elle a peut-être changé d’adresse. Cherchez dans la boutique ou repartez de l’accueil. '.repeat(3),
    requestId: 'c0ffee00-1234-5678-9abc-def012345678-c0ffee00-1234-5678-9abc-def012345678',
  },
};
