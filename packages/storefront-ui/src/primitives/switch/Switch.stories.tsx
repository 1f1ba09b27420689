import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = { title: 'Forms/Switch', component: Switch, args: { label: 'News about my orders' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const On: Story = { tags: ['!dev'], args: { defaultChecked: true } };
export const Hint: Story = { tags: ['!dev'], args: { hint: 'One email a week at most.' } };
export const Invalid: Story = {
  args: { error: 'This could not be saved. Try again.' },
  async play({ canvas }) {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/could not be saved/);
  },
};
export const Disabled: Story = { tags: ['!dev'], args: { disabled: true } };
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { onCheckedChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'News about my orders' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { label: 'Recevoir par e-mail les nouveautés, les offres et le suivi de mes commandes en cours' },
};

export const RightToLeft: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultChecked: true },
  globals: { dir: 'rtl' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<SwitchProps> rows={{ defaultChecked: [false, true] }} columns={{ disabled: [false, true] }}>
      {(props) => <Switch {...props} label="News" />}
    </PropMatrix>
  ),
};
