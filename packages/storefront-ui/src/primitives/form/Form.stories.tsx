import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { TextField } from '../field/TextField.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    children: (
      <>
        <TextField required name="title" label="Title" />
        <StarRating name="stars" label="Your rating" />
        <Checkbox name="terms" label="I bought this piece" />
        <Button type="submit">Send review</Button>
      </>
    ),
    onSubmit: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
/** Errors appear at their fields. The summary has the focus and links to the fields. */
export const Invalid: Story = {
  tags: ['!dev'],
  args: { errors: { title: 'Give your review a title.', stars: 'Give one to five stars.' } },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const title = canvas.getByLabelText('Title');
    await expect(title).toHaveAccessibleDescription(/Give your review/);
    await userEvent.click(canvas.getByRole('link', { name: 'Give one to five stars.' }));
    await expect(canvas.getByRole('radio', { name: '1 star, poor' })).toHaveFocus();
    await userEvent.type(title, 'Bright');
    await expect(title).toBeValid();
    await expect(title).toHaveFocus();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { validate: (values) => ({ title: values.get('title') ? undefined : 'Give your review a title.' }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Title'), 'Bright{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { pending: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Title'), 'Bright{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    formError: 'Votre avis n’a pas été envoyé. Vérifiez votre connexion, puis réessayez dans quelques instants.',
  },
};

export const Matrix: Story = {
  args: { errors: { title: 'Give your review a title.' } },
  tags: ['vrt', '!autodocs', '!dev'],
};
