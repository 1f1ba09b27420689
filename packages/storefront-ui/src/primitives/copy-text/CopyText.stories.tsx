import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { CopyText } from './CopyText.tsx';

const meta = {
  title: 'Actions/CopyText',
  component: CopyText,
  args: { value: 'PT2026112100417', label: 'Copy', name: 'Copy order number', copiedLabel: 'Copied' },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: 'c0ffee00-1234-5678-9abc-def012345678-c0ffee00-1234-5678-9abc-def012345678' },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ args, canvas, canvasElement, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await tabThroughAll(userEvent, canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    write.mockRestore();
  },
};
