import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
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
    <SelectField label="Country" emptyLabel="Choose a country" options={[]} error="Please select country" />
  ),
};
export const Area: Story = {
  render: () => <TextArea label="Note to the shop" required={false} hint="At most 150 letters" />,
};
export const Keyboard: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
