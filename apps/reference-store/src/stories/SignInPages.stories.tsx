import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, pages, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Sign-in', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const SignIn: Story = at('/sign-in', { sees: ['Taking you to the sign-in page'] });
export const Register: Story = at('/register', { sees: ['Confirm password'] });
export const ForgottenPassword: Story = at('/forgotten-password', { sees: ['Reset your password'] });
export const SignedOut: Story = at('/logout', { sees: ['You are signed out'] });
/** Opened from a bookmark: the page must not report a sign-out that has not happened. */
export const NotSignedOut: Story = at('/logout', { ...signedIn, sees: ['You are signed in', 'Sign out'] });
export const NoSuchPage: Story = at('/no-such-page', { sees: ['This page could not be found'] });
