import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brokenWords } from '../../story-data/broken-words.ts';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  args: { action: '/newsletter', onSubscribe: fn() },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Pending: Story = { tags: ['!dev'], args: { pending: true, defaultEmail: 'ada@example.com' } };
export const Invalid: Story = { tags: ['!dev'], args: { error: 'Please enter email' } };
export const Success: Story = { args: { success: 'Congratulations! You have subscribed to our mail list' } };
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultEmail: 'maximiliane.constanze.von.habsburg-lothringen@a-very-long-domain-name.example' },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <NewsletterForm {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const [field, button] = [canvas.getByRole('textbox'), canvas.getByRole('button')];
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom);
    await expect(brokenWords(button)).toEqual([]);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('textbox')]);
    await userEvent.keyboard('ada@example.com{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('ada@example.com');
    await tabThrough(userEvent, [canvas.getByRole('button')]);
  },
};
