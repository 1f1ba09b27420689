import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTile } from '../../shop/category-tile/CategoryTile.tsx';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { still } from '../../story-data/pictures.ts';
import { Rail } from './Rail.tsx';

const categories = [
  ['Furniture', 'chair', 30],
  ['Light', 'lamp', 48],
  ['Kitchen', 'cup', 200],
  ['Ceramics', 'vase', 150],
  ['Bags', 'bag', 340],
  ['Toys', 'ball', 265],
] as const;

const tiles = (labelOf: (name: string) => string) =>
  categories.map(([name, object, hue]) => (
    <CategoryTile
      key={name}
      href={`/collections/${name.toLowerCase()}`}
      name={labelOf(name)}
      picture={still(object, { hue })}
    />
  ));

const meta = {
  title: 'Layout/Rail',
  component: Rail,
  args: {
    title: 'Shop by category',
    link: { href: '/products/all', label: 'All products' },
    children: tiles((name) => name),
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };
export const WithText: Story = { tags: ['!dev'], args: { text: 'Everything for the house.', link: undefined } };
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { children: tiles((name) => `${name} for the whole household`) },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { title: 'Par catégorie', link: { href: '/fr/products/all', label: 'Tous les produits' } },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
