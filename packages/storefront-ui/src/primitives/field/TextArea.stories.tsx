import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Note to the shop', hint: 'At most 150 characters.', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Optional: Story = { tags: ['!dev'], args: { required: false } };
export const Invalid: Story = {
  args: { error: 'The note is too long.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/too long/);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('Ring{Enter}twice');
    await expect(canvas.getByRole('textbox', { name: 'Note to the shop' })).toHaveValue('Ring\ntwice');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ring\ntwice');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { defaultValue: 'Merci-de-sonner-deux-fois-et-de-déposer-le-colis-chez-la-gardienne. '.repeat(8) },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<TextAreaProps>
      rows={{ error: [undefined, 'The note is too long.'] }}
      columns={{ disabled: [false, true], required: [true, false] }}
    >
      {(props) => <TextArea {...props} label="Note" defaultValue="Ring twice" />}
    </PropMatrix>
  ),
};
