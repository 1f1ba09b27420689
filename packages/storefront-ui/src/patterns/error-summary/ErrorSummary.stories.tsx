import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tabThrough } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Patterns/ErrorSummary',
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
export const WholeForm: Story = { args: { errors: [], formError: 'The address was not saved. Please try again.' } };
export const French: Story = { globals: { locale: 'fr' } };
/** From the summary, Tab leads through the errors. */
export const Keyboard: Story = {
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await tabThrough(userEvent, canvas.getAllByRole('link'));
  },
};
export const LongContent: Story = {
  args: {
    errors: [
      { fieldId: 'city', message: 'Bitte geben Sie die vollständige Ortsbezeichnung einschließlich Ortsteil ein' },
    ],
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
