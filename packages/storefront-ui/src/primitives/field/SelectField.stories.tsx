import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const options = [
  { value: 'FR', label: 'France' },
  { value: 'CA', label: 'Canada' },
  { value: 'US', label: 'United States' },
];
const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: { label: 'Country', emptyLabel: 'Choose a country', options, onValueChange: fn() },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CA');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CA');
  },
};
export const Chosen: Story = { tags: ['!dev'], args: { defaultValue: 'FR' } };
export const Optional: Story = { tags: ['!dev'], args: { required: false } };
export const Invalid: Story = {
  args: { error: 'Choose a country.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Choose a country/);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'Pays ou région de livraison',
    options: [
      { value: 'a', label: 'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord, îles Anglo-Normandes comprises' },
    ],
    defaultValue: 'a',
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<SelectFieldProps>
      rows={{ error: [undefined, 'Choose a country.'], hint: [undefined, 'Where the parcel goes.'] }}
      columns={{ disabled: [false, true], required: [true, false] }}
    >
      {(props) => <SelectField {...props} label="Country" options={options} />}
    </PropMatrix>
  ),
};
