import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story-data/frames.tsx';
import { screenOf } from '../../story-data/viewports.ts';
import { SoldCount } from './SoldCount.tsx';

const meta = {
  title: 'Commerce/SoldCount',
  component: SoldCount,
  args: { count: '1.2K' },
} satisfies Meta<typeof SoldCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['vrt'] };

export const Magnitudes: Story = {
  render: () => (
    <Row>
      {['1', '98', '1.2K', '34M'].map((count) => (
        <SoldCount key={count} count={count} />
      ))}
    </Row>
  ),
};
export const LongContent: Story = { args: { count: '1 234 567' } };
export const Narrow: Story = { ...LongContent, globals: screenOf('phone') };
