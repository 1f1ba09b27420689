import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { shelf } from '../../story-data/view-models.ts';
import { ProductCard, ProductCardSkeleton } from '../product-card/index.ts';
import { ProductGrid } from './ProductGrid.tsx';

const actions = { onQuickAdd: fn(), onQuickView: fn() };
const cards = shelf.map((card) => <ProductCard key={card.name} {...card} {...actions} />);

const meta = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  args: { label: 'New this week', children: cards },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'New this week' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shelf.length);
  },
};

export const Loading: Story = {
  args: {
    pending: true,
    children: Array.from({ length: 10 }, (_, place) => <ProductCardSkeleton key={String(place)} />),
  },
};

const inColumn =
  (width: number): NonNullable<Story['render']> =>
  (args) => (
    <Column width={width}>
      <ProductGrid {...args} />
    </Column>
  );

export const Narrow: Story = { render: inColumn(288) };
export const Medium: Story = { render: inColumn(704) };
