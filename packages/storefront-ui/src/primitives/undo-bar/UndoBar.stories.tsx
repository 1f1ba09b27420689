import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brokenWords } from '../../story-data/broken-words.ts';
import { Column } from '../../story-data/frames.tsx';
import { tabThrough } from '../../story-data/keyboard.ts';
import { UndoBar } from './UndoBar.tsx';

const meta = {
  title: 'Feedback/UndoBar',
  component: UndoBar,
  args: { text: 'Linen shirt was removed', onUndo: fn(), onDismiss: fn(), durationMs: 600_000 },
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { text: 'La chemise en lin lavé à manches longues a été retirée de votre panier.' },
  globals: { locale: 'fr' },
};
export const Narrow: Story = {
  ...LongContent,
  tags: ['test', '!dev', '!autodocs'],
  render: (args) => (
    <Column width={240}>
      <UndoBar {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};
export const Undoes: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await tabThrough(userEvent, [canvas.getByRole('button', { name: 'Undo' })]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
