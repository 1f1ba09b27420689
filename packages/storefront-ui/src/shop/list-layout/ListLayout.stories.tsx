import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../../primitives/breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from '../../primitives/page-header/PageHeader.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { type StillObject, still } from '../../story-data/pictures.ts';
import { screenOf } from '../../story-data/viewports.ts';
import { AppliedFilters } from '../filter-panel/AppliedFilters.tsx';
import { FilterPanel } from '../filter-panel/FilterPanel.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { ProductGrid } from '../product-grid/ProductGrid.tsx';
import { ListLayout } from './ListLayout.tsx';

const objects: readonly StillObject[] = ['chair', 'lamp', 'vase', 'cup', 'bag', 'ball'];
const cards = objects.map((object, index) => (
  <ProductCard
    key={object}
    href={`/product/${object}`}
    name={`The good ${object}`}
    picture={still(object, { hue: 40 + index * 50 })}
    price={index % 2 ? { now: '$36.00', was: '$48.00', percentOff: '25.00%' } : { now: '$120.00' }}
  />
));

const meta = {
  title: 'Shop/Lists/ListLayout',
  component: ListLayout,
  args: {
    appliedCount: 1,
    filterPanel: (
      <FilterPanel
        action="/products/all"
        sort={{ name: 'sort', value: '', options: [{ value: '', label: 'Recommended' }] }}
        price={{ minName: 'min', maxName: 'max', min: '20', symbol: '$' }}
        categoryLinks={{
          title: 'Categories',
          links: [{ label: 'Furniture', href: '/collections/furniture', count: '34' }],
        }}
      />
    ),
    applied: (
      <AppliedFilters
        result="6 products"
        filters={[{ label: 'From $20', href: '/products/all' }]}
        clearHref="/products/all"
      />
    ),
    children: <ProductGrid>{cards}</ProductGrid>,
  },
} satisfies Meta<typeof ListLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };

export const Wide: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('desktop'),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('group')[0]).toHaveAttribute('open');
    await expect(canvas.getByText('Filter and sort')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
};
export const OpensOnASmallScreen: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: screenOf('phone'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Filter and sort'));
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
};
export const WithoutFilters: Story = { args: { filterPanel: undefined, applied: undefined } };
export const WithPageHeader: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <PageHeader
        title="Home & living"
        text="Things for rooms one likes to come back to."
        breadcrumbs={<Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Home & living' }]} />}
      />
      <ListLayout {...args} />
    </>
  ),
};
export const French: Story = { tags: ['test', '!dev', '!autodocs'], globals: { locale: 'fr' } };

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
