import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Badge } from '../badge/index.ts';
import { Inline, type InlineProps } from './Inline.tsx';

const children = ['Shoes', 'Bags', 'Watches', 'Kitchen', 'Toys'].map((word) => <Badge key={word}>{word}</Badge>);
const meta = { title: 'Layout/Inline', component: Inline, args: { children } } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { tags: ['!dev'], args: { justify: 'end', gap: '4' } };
/** 4 px on phones, 24 px from 768 px. */
export const ResponsiveGap: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { gap: { base: '1', medium: '6' } },
  async play({ canvasElement }) {
    const row = canvasElement.querySelector('div');
    const wide = matchMedia('(min-width: 48em)').matches;
    await expect(row && getComputedStyle(row).columnGap).toBe(wide ? '24px' : '4px');
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: [...children, ...children.map((_, key) => <Badge key={key}>Livraison offerte dès 39 €</Badge>)] },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<InlineProps> rows={{ gap: ['1', '4'] }} columns={{ justify: ['start', 'between'] }}>
      {(props) => <Inline {...props}>{children}</Inline>}
    </PropMatrix>
  ),
};
