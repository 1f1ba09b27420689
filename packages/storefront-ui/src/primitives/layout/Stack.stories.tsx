import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Stack } from './Stack.tsx';

const children = ['Shoes', 'Bags', 'Watches', 'Kitchen', 'Toys'].map((word) => <Badge key={word}>{word}</Badge>);

const meta = { title: 'Primitives/Stack', component: Stack, args: { children } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { align: 'start' } };
export const Row: Story = { args: { direction: 'row', gap: '2' } };
export const RowBetween: Story = { args: { direction: 'row', justify: 'between' } };
