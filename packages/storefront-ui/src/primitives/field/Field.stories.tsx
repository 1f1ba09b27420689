import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { screenOf } from '../../story-data/viewports.ts';
import { Field, type FieldProps } from './Field.tsx';

/** A control that the library has not: a native date field. */
const date: FieldProps['children'] = (control) => <input {...control} type="date" />;

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Delivery date', children: date },
} satisfies Meta<FieldProps>;
export default meta;
type Story = StoryObj<FieldProps>;

export const Basic: Story = {};
export const WithHint: Story = { args: { hint: 'Monday to Saturday.' } };
export const Optional: Story = { args: { required: false } };
export const Invalid: Story = {
  args: { hint: 'Monday to Saturday.', error: 'Choose a working day.' },
  async play({ canvas }) {
    const control = canvas.getByLabelText('Delivery date');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Choose a working day.*Monday to Saturday/);
  },
};
export const Keyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Delivery date')).toHaveFocus();
  },
};
export const LongContent: Story = {
  args: {
    label: 'Date de livraison souhaitée pour cette commande',
    hint: 'Du lundi au samedi, hors jours fériés, entre 8 h et 20 h selon votre adresse.',
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };

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
