import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenOf } from '../../story-data/viewports.ts';
import { Card } from '../card/Card.tsx';
import { Container } from './Container.tsx';
import { Stack } from './Stack.tsx';

const words = 'Hand-blown in small batches; each piece differs a little from the next. ';
const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Card surface="tint">{words.repeat(4)}</Card> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = ['narrow', 'reading', 'medium', 'wide', 'full'] as const;

export const Basic: Story = {};
export const Reading: Story = { args: { width: 'reading' } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: <Card surface="tint">{words.repeat(40)}</Card>, width: 'narrow' },
};
/** The gutter stays at both sides. */
export const Narrow: Story = {
  tags: ['test', '!dev', '!autodocs'],
  ...LongContent,
  globals: screenOf('phone'),
  async play({ canvas }) {
    await expect(canvas.getByText(/Hand-blown/).getBoundingClientRect().left).toBeGreaterThan(0);
  },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <Stack gap="2">
      {widths.map((width) => (
        <Container key={width} width={width}>
          <Card surface="tint">{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
};
