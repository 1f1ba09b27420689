import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const items = [
  {
    id: 'left',
    title: 'Left the workshop',
    state: 'done' as const,
    at: { text: 'March 3, 10:15 AM', iso: '2026-03-03T10:15:00Z' },
  },
  { id: 'road', title: 'On the road', state: 'current' as const, text: 'With Blue Parcel' },
  { id: 'home', title: 'At your door', state: 'to-come' as const },
];

const meta = { title: 'Content/Timeline', component: Timeline, args: { items, label: 'Parcel' } } satisfies Meta<
  typeof Timeline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  async play({ canvas }) {
    const [done, current, toCome] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent('On the road, current');
    await expect([done, current, toCome].map((step) => step?.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  },
};
export const EndsBadly: Story = {
  args: { items: [...items.slice(0, 1), { id: 'lost', title: 'Lost', state: 'current', tone: 'critical' }] },
  async play({ canvas }) {
    await expect(canvas.getByText('Lost').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const Empty: Story = { tags: ['!dev'], args: { items: [] } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    items: items.map((item) => ({ ...item, title: 'Remis-au-transporteur-pour-livraison-à-domicile '.repeat(2) })),
  },
};

export const RightToLeft: Story = { tags: ['test', '!dev', '!autodocs'], globals: { dir: 'rtl' } };

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<TimelineProps> rows={{ items: [items] }}>
      {(props) => <Timeline items={[]} label="Parcel" {...props} />}
    </PropMatrix>
  ),
};
