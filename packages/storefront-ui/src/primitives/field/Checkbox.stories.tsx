import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Default address', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap="2">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Not now" disabled />
    </Stack>
  ),
};
export const Invalid: Story = {
  args: { label: 'I agree to the terms', required: true, error: 'Agree to the terms to continue' },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    label: 'J’accepte les conditions générales de vente, la politique de retour et la politique de confidentialité',
    hint: 'Vous pouvez retirer votre accord à tout moment dans les paramètres de votre compte.',
  },
};

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
