import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Sign-in', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const SignIn: Story = at('/sign-in', { sees: ['Taking you to the sign-in page'] });
export const Register: Story = at('/register', { sees: ['Confirm password'] });
export const ForgottenPassword: Story = at('/forgotten-password', { sees: ['Reset your password'] });
export const NoSuchPage: Story = at('/no-such-page', { sees: ['This page could not be found'] });
