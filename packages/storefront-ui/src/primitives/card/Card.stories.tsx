import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropMatrix } from '../../story-data/PropMatrix.tsx';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Card, type PlainCardProps } from './Card.tsx';

const content = (
  <>
    <Text weight="medium">Help with an order</Text>
    <Text size="small" tone="soft">
      Deliveries, returns and refunds.
    </Text>
  </>
);
const meta = { title: 'Layout/Card', component: Card, args: { children: content } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['surface', 'raised', 'tint'] as const;

export const Basic: Story = {};
export const Surfaces: Story = {
  render: () => (
    <Inline gap="4">
      {surfaces.map((surface) => (
        <Card key={surface} surface={surface}>
          {content}
        </Card>
      ))}
    </Inline>
  ),
};
export const Selected: Story = { args: { selected: true } };
/** A click anywhere activates the link. The card is one tab stop. */
export const Link: Story = {
  args: { href: '#help', label: 'Help with an order' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Help with an order' });
    const card = link.parentElement?.getBoundingClientRect();
    const area = link.getBoundingClientRect();
    await expect(Math.abs(area.width - (card?.width ?? 0))).toBeLessThanOrEqual(2);
    await expect(Math.abs(area.height - (card?.height ?? 0))).toBeLessThanOrEqual(2);
  },
};
export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { href: '#help', label: 'Help with an order' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: <Text>{'Aide-pour-une-commande-livraisons-retours-remboursements '.repeat(4)}</Text> },
};

export const Matrix: Story = {
  tags: ['vrt', '!autodocs', '!dev'],
  render: () => (
    <PropMatrix<PlainCardProps> rows={{ surface: surfaces }} columns={{ selected: [false, true] }}>
      {(props) => <Card {...props}>{content}</Card>}
    </PropMatrix>
  ),
};
