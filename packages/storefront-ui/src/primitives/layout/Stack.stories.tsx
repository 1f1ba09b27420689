import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Stack, type StackProps } from './Stack.tsx';

const children = ['Shoes', 'Bags', 'Watches', 'Kitchen', 'Toys'].map((word) => <Badge key={word}>{word}</Badge>);

const meta = { title: 'Layout/Stack', component: Stack, args: { children } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { align: 'start' } };
export const Row: Story = { args: { direction: 'row', gap: '2' } };
export const RowBetween: Story = { tags: ['!dev'], args: { direction: 'row', justify: 'between' } };

export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: ['a', 'b', 'c'].map((key) => <p key={key}>{'Livraison-offerte-dès-39-€ '.repeat(12)}</p>) },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<StackProps>
      rows={{ direction: ['column', 'row'], gap: ['1', '4'] }}
      columns={{ align: ['start', 'center', 'end'] }}
    >
      {(props) => <Stack {...props}>{children}</Stack>}
    </PropMatrix>
  ),
};
