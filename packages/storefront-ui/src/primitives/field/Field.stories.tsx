import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Field, type FieldProps } from './Field.tsx';

/** A control that the library doesn’t have: a native date input. */
const date: FieldProps['children'] = (control) => <input {...control} type="date" />;

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Delivery date', children: date },
} satisfies Meta<FieldProps>;
export default meta;
type Story = StoryObj<FieldProps>;

export const Basic: Story = {};
export const WithHint: Story = { tags: ['!dev'], args: { hint: 'Monday to Saturday.' } };
export const Optional: Story = { tags: ['!dev'], args: { required: false } };
export const Invalid: Story = {
  args: { hint: 'Monday to Saturday.', error: 'Choose a working day.' },
  async play({ canvas }) {
    const control = canvas.getByLabelText('Delivery date');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Choose a working day.*Monday to Saturday/);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Delivery date')).toHaveFocus();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'Date de livraison souhaitée pour cette commande',
    hint: 'Du lundi au samedi, hors jours fériés, entre 8 h et 20 h selon votre adresse.',
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<FieldProps>
      rows={{ error: [undefined, 'Choose a working day.'], hint: [undefined, 'Monday to Saturday.'] }}
      columns={{ required: [true, false] }}
    >
      {(props) => (
        <Field {...props} label="Delivery date">
          {date}
        </Field>
      )}
    </PropMatrix>
  ),
};
