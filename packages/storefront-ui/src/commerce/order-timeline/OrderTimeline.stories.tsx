import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Commerce/OrderTimeline',
  component: OrderTimeline,
  args: {
    steps: [
      { id: 'created', state: 'done', at: { text: 'March 3, 10:15 AM', iso: '2026-03-03T10:15:00Z' } },
      { id: 'paid', state: 'done', at: { text: 'March 3, 10:16 AM', iso: '2026-03-03T10:16:00Z' } },
      {
        id: 'shipped',
        state: 'current',
        at: { text: 'March 5, 8:40 AM', iso: '2026-03-05T08:40:00Z' },
        note: 'With Blue Parcel, number 7719 2044',
      },
      { id: 'delivered', state: 'to-come' },
      { id: 'completed', state: 'to-come' },
    ],
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const Unpaid: Story = {
  tags: ['!dev'],
  args: {
    steps: [
      { id: 'created', state: 'current', at: { text: 'March 3, 10:15 AM', iso: '2026-03-03T10:15:00Z' } },
      { id: 'paid', state: 'to-come' },
      { id: 'shipped', state: 'to-come' },
      { id: 'delivered', state: 'to-come' },
      { id: 'completed', state: 'to-come' },
    ],
  },
};

/** A cancelled order shows only the steps that happened. */
export const Cancelled: Story = {
  args: {
    steps: [
      { id: 'created', state: 'done', at: { text: 'March 3, 10:15 AM', iso: '2026-03-03T10:15:00Z' } },
      {
        id: 'cancelled',
        state: 'current',
        at: { text: 'March 3, 10:45 AM', iso: '2026-03-03T10:45:00Z' },
        note: 'Not paid in time',
      },
    ],
  },
};
