import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { SearchForm } from '../search-form/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Patterns/ErrorPage',
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

export const Basic: Story = { tags: ['smoke'] };
export const Narrow: Story = { globals: screenOf('phone') };
export const SignInNeeded: Story = {
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
    action: { label: 'Try again', onPress: fn() },
    children: undefined,
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};
export const French: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Cette page est introuvable',
    text: 'Elle a peut-être changé d’adresse. Cherchez dans la boutique ou repartez de l’accueil.',
  },
};
