import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story-data/frames.tsx';
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
  tags: ['!dev'],
  render: () => (
    <Row>
      {['1', '98', '1.2K', '34M'].map((count) => (
        <SoldCount key={count} count={count} />
      ))}
    </Row>
  ),
};
export const LongContent: Story = { tags: ['test', '!dev', '!autodocs'], args: { count: '1 234 567' } };
