import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'post', label: 'By post', text: 'In 2 to 3 days', aside: '$4.00' },
  { value: 'courier', label: 'By courier', text: 'Tomorrow before noon', aside: '$12.00' },
  { value: 'pickup', label: 'Pick up', text: 'Not in your area yet', disabled: true },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Delivery', options, variant: 'card', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
/** Short options need no frame. */
export const Plain: Story = {
  args: { variant: 'plain', options: options.map(({ value, label }) => ({ value, label })) },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const courier = canvas.getByRole('radio', { name: 'By courier' });
    await expect(courier).toBeChecked();
    await expect(courier).toHaveAccessibleDescription('Tomorrow before noon $12.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('courier');
  },
};
/** A controlled value of `null`: nothing is chosen. */
export const Controlled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: null },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('By post'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('post');
    await expect(canvas.getByRole('radio', { name: 'By post' })).not.toBeChecked();
  },
};
export const Required: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'By post' })).toBeRequired();
  },
};
export const Invalid: Story = {
  args: { error: 'Choose how to receive your order.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose how/);
  },
};
export const Disabled: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { disabled: true },
  async play({ canvas }) {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    options: [
      {
        value: 'a',
        label: 'Livraison-express-à-domicile-avec-signature-obligatoire-et-créneau',
        text: 'Livraison entre 8 h et 20 h, créneau confirmé la veille par SMS',
        aside: '1 234 567,89 €',
      },
    ],
  },
};
export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { dir: 'rtl' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<RadioGroupProps>
      rows={{ variant: ['plain', 'card'], error: [undefined, 'Choose one.'] }}
      columns={{ defaultValue: ['post'] }}
    >
      {(props) => <RadioGroup {...props} label="Delivery" options={options} />}
    </PropMatrix>
  ),
};
