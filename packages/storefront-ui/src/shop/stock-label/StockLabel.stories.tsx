import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story-data/frames.tsx';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { StockLabel, type StockLabelProps } from './StockLabel.tsx';

const meta = {
  title: 'Shop/Products/StockLabel',
  component: StockLabel,
  args: { availability: { kind: 'in-stock' } },
} satisfies Meta<typeof StockLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The limits of the rule: 0, 1, 14 and 15 units. */
export const Limits: Story = {
  render: () => (
    <Row>
      <StockLabel availability={{ kind: 'sold-out' }} />
      <StockLabel availability={{ kind: 'low', left: 1 }} />
      <StockLabel availability={{ kind: 'low', left: 14 }} />
      <StockLabel availability={{ kind: 'in-stock' }} />
    </Row>
  ),
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<StockLabelProps>
      rows={{
        availability: [{ kind: 'sold-out' }, { kind: 'low', left: 1 }, { kind: 'low', left: 14 }, { kind: 'in-stock' }],
      }}
    >
      {(props) => <StockLabel availability={{ kind: 'in-stock' }} {...props} />}
    </PropMatrix>
  ),
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { availability: { kind: 'low', left: 1_234_567 } },
};
