import type { Meta, StoryObj } from '@storybook/react-vite';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { children: 'Free shipping', tone: 'positive' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'sale', 'positive', 'caution', 'critical', 'info'] as const;

export const Basic: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};
export const Solid: Story = {
  render: () => (
    <Stack direction="row" gap="2">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} variant="solid">
          −25.00%
        </Badge>
      ))}
    </Stack>
  ),
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Livraison offerte dès trente-neuf euros d’achat' },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<BadgeProps>
      rows={{ tone: tones }}
      columns={{ variant: ['solid', 'tint', 'outline', 'ghost'], size: ['small', 'large'] }}
    >
      {(props) => <Badge {...props}>−25.00%</Badge>}
    </PropMatrix>
  ),
};
