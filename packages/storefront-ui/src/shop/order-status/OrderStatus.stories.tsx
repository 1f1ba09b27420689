import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { OrderStatus, type OrderStatusName, type OrderStatusProps } from './OrderStatus.tsx';

const meta = {
  title: 'Shop/Account/OrderStatus',
  component: OrderStatus,
  args: { status: 'in-transit' },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: readonly OrderStatusName[] = [
  'unpaid',
  'processing',
  'paid',
  'in-transit',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
  'unknown',
];

export const Basic: Story = {};
export const Statuses: Story = {
  render: () => (
    <Row gap={12}>
      {all.map((status) => (
        <OrderStatus key={status} status={status} />
      ))}
    </Row>
  ),
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<OrderStatusProps> rows={{ status: all }}>
      {(props) => <OrderStatus status="unknown" {...props} />}
    </PropMatrix>
  ),
};
