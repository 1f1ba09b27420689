import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BuyBar } from '../../commerce/buy-box/BuyBar.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { StreamingWindow } from './StreamingWindow.tsx';

const meta = {
  title: 'Content/StreamingWindow',
  component: StreamingWindow,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { src: 'https://player.example/live/evening', onClose: fn() },
} satisfies Meta<typeof StreamingWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const Titled: Story = {
  tags: ['!dev'],
  args: { title: 'Lamps by the harbour: an evening with the people who make them' },
};
export const Large: Story = { tags: ['!dev'], args: { place: { end: 16, bottom: 16, width: 640 } } };

export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvasElement, canvas, userEvent }) {
    await tabThroughAll(userEvent, canvasElement);
    const section = canvas.getByRole('region');
    const box = () => section.getBoundingClientRect();
    const [mover] = canvas.getAllByRole('button');
    if (!mover) throw new Error('The window has no title.');
    mover.focus();
    const before = box();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(box().bottom).toBe(before.bottom - 32));
    await userEvent.keyboard('-');
    await waitFor(() => expect(box().width).toBe(before.width - 32));
    await expect(mover).toHaveFocus();
  },
};

/** Dragging beyond the edge of the screen keeps the window inside it. */
export const Dragged: Story = {
  tags: ['test', '!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const [mover] = canvas.getAllByRole('button');
    if (!mover) throw new Error('The window has no title.');
    const section = canvas.getByRole('region');
    const { left, top } = mover.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: mover, coords: { clientX: left + 40, clientY: top + 20 } },
      { target: mover, coords: { clientX: left - 4_000, clientY: top - 4_000 } },
      { keys: '[/MouseLeft]', target: mover, coords: { clientX: left - 4_000, clientY: top - 4_000 } },
    ]);
    await waitFor(() => {
      const box = section.getBoundingClientRect();
      expect([box.left, Math.round(box.top)]).toEqual([16, 16]);
    });
  },
};

/** It doesn’t cover the buy bar of a phone. */
export const AboveTheBuyBar: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  render: (args) => (
    <>
      <BuyBar name="Desk lamp" price={{ now: '$48.00' }} addPending={false} form="none" />
      <StreamingWindow {...args} />
    </>
  ),
  async play({ canvas }) {
    const [bar, section] = canvas.getAllByRole('region');
    await waitFor(() =>
      expect(section?.getBoundingClientRect().bottom).toBeLessThan(bar?.getBoundingClientRect().top ?? 0),
    );
  },
};
