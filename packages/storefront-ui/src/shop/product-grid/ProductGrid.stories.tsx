import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Column } from '../../story-data/frames.tsx';
import { shelf } from '../../story-data/view-models.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const actions = { onQuickAdd: fn(), onQuickView: fn() };
const cards = shelf.map((card) => <ProductCard key={card.name} {...card} {...actions} />);

const meta = {
  title: 'Shop/Lists/ProductGrid',
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

/** Cards outside the viewport aren’t painted, but the browser’s search finds them. */
export const Long: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    long: true,
    children: Array.from({ length: 120 }, (_, place) => {
      const card = shelf[place % shelf.length] as (typeof shelf)[number];
      return <ProductCard key={String(place)} {...card} {...actions} name={`${card.name} ${place + 1}`} />;
    }),
  },
  async play({ canvas, step }) {
    const [items, last] = [canvas.getAllByRole('listitem'), canvas.getAllByRole('listitem').at(-1)];
    await step('every card is in the document', () => expect(items).toHaveLength(120));
    await step('cards far away are not rendered until they come near the viewport', async () => {
      const isDrawn = () => last?.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true });
      await waitFor(() => expect(isDrawn()).toBe(false));
      last?.scrollIntoView();
      await waitFor(() => expect(isDrawn()).toBe(true));
      window.scrollTo(0, 0);
    });
  },
};

export const Loading: Story = { args: { children: undefined, placeholders: 10 } };

const inColumn =
  (width: number): NonNullable<Story['render']> =>
  (args) => (
    <Column width={width}>
      <ProductGrid {...args} />
    </Column>
  );

export const Narrow: Story = { tags: ['test', '!dev', '!autodocs'], render: inColumn(288) };
export const Medium: Story = { tags: ['!dev'], render: inColumn(704) };
