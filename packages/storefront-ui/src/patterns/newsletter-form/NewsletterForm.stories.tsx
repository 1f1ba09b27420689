import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Patterns/NewsletterForm',
  component: NewsletterForm,
  args: { action: '/newsletter', onSubmit: fn() },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke'] };
export const Pending: Story = { args: { pending: true, defaultEmail: 'ada@example.com' } };
export const Invalid: Story = { args: { error: 'Please enter email' } };
export const Success: Story = { args: { success: 'Congratulations! You have subscribed to our mail list' } };
export const French: Story = { globals: { locale: 'fr' } };
