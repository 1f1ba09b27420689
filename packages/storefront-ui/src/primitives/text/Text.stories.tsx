import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Stack } from '../layout/index.ts';
import { Text, type TextProps } from './Text.tsx';

const words = 'Hand-blown in small batches; each piece differs a little from the next.';
const meta = { title: 'Content/Text', component: Text, args: { children: words } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['caption', 'small', 'body', 'lead'] as const;
const tones = ['strong', 'soft', 'accent', 'sale', 'positive', 'caution', 'critical', 'info'] as const;

export const Basic: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap="2">
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {words}
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: 'Livraison-offerte-dès-trente-neuf-euros-d’achat '.repeat(8), truncate: 2 },
  async play({ canvas }) {
    const text = canvas.getByText(/Livraison/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(text.clientHeight).toBeLessThanOrEqual(2 * Number.parseFloat(getComputedStyle(text).lineHeight) + 1);
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<TextProps> rows={{ tone: tones }} columns={{ size: sizes, weight: ['regular', 'strong'] as const }}>
      {(props) => <Text {...props}>Lamp</Text>}
    </PropMatrix>
  ),
};
