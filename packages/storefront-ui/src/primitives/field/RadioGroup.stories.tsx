import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'invoice', label: 'Invoice', disabled: true },
];
const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Payment', options, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Chosen: Story = { tags: ['!dev'], args: { defaultValue: 'card' } };
export const Invalid: Story = {
  args: { required: true, hint: 'You can change it later.', error: 'Choose how to pay.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose how to pay/);
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeRequired();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'Comment souhaitez-vous régler cette commande et les suivantes ?',
    options: ['a', 'b'].map((value) => ({
      value,
      label: 'Virement-bancaire-immédiat ou prélèvement automatique '.repeat(2),
    })),
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<RadioGroupProps>
      rows={{ error: [undefined, 'Choose one.'], hint: [undefined, 'You can change it later.'] }}
      columns={{ defaultValue: ['card', 'invoice'] }}
    >
      {(props) => <RadioGroup {...props} label="Payment" options={options} />}
    </PropMatrix>
  ),
};
