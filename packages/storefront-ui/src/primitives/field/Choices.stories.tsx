import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { screenOf } from '../../story-data/viewports.ts';
import { Stack } from '../layout/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/Choices',
  component: Checkbox,
  args: { label: 'Default address', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const CheckboxStates: Story = {
  render: () => (
    <Stack gap="2">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Not now" disabled />
    </Stack>
  ),
};
export const Radios: Story = {
  render: () => (
    <RadioGroup
      label="Payment"
      defaultValue="sandbox"
      options={[
        { value: 'sandbox', label: 'Sandbox' },
        { value: 'card', label: 'Card' },
      ]}
    />
  ),
};
export const Invalid: Story = {
  render: () => (
    <Stack gap="4">
      <Checkbox label="I agree to the terms" required error="Agree to the terms to go on" />
      <RadioGroup
        label="Payment"
        required
        hint="You can change it later"
        error="Choose how to pay"
        options={[
          { value: 'sandbox', label: 'Sandbox' },
          { value: 'card', label: 'Card' },
        ]}
      />
    </Stack>
  ),
};
export const Select: Story = {
  render: () => (
    <SelectField
      required
      label="Country"
      emptyLabel="Choose a country"
      options={[
        { value: 'FR', label: 'France' },
        { value: 'US', label: 'United States' },
      ]}
    />
  ),
};
export const SelectInvalid: Story = {
  render: () => (
    <SelectField required label="Country" emptyLabel="Choose a country" options={[]} error="Please select country" />
  ),
};
export const Area: Story = {
  render: () => <TextArea label="Note to the shop" hint="At most 150 letters" />,
};
export const Keyboard: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LongContent: Story = {
  args: {
    label: 'J’accepte les conditions générales de vente, la politique de retour et la politique de confidentialité',
    hint: 'Vous pouvez retirer votre accord à tout moment dans les paramètres de votre compte.',
  },
};
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<CheckboxProps>
      rows={{ error: [undefined, 'Agree to the terms.'], defaultChecked: [false, true] }}
      columns={{ indeterminate: [false, true], disabled: [false, true] }}
    >
      {(props) => <Checkbox {...props} label="I agree" />}
    </PropMatrix>
  ),
};
