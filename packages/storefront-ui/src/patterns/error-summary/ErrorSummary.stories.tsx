import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    attempt: 1,
    errors: [
      { fieldId: 'first-name', message: 'Please enter name' },
      { fieldId: 'city', message: 'Please enter city' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['smoke', 'vrt'],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
export const WholeForm: Story = {
  tags: ['!dev'],
  args: { errors: [], formError: 'The address was not saved. Please try again.' },
};
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };
/** Tab moves from the summary through the errors. */
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await tabThrough(userEvent, canvas.getAllByRole('link'));
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    errors: [
      { fieldId: 'city', message: 'Bitte geben Sie die vollständige Ortsbezeichnung einschließlich Ortsteil ein' },
    ],
  },
};
