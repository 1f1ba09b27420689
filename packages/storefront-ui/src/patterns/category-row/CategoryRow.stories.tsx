import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThroughAll } from '../../story-data/keyboard.ts';
import { still } from '../../story-data/pictures.ts';
import { CategoryRow } from './CategoryRow.tsx';

const category = (label: string, object: Parameters<typeof still>[0], hue: number) => ({
  id: label,
  label,
  href: `/collections/${label.toLowerCase()}`,
  picture: still(object, { hue }),
});

const meta = {
  title: 'Navigation/CategoryRow',
  component: CategoryRow,
  args: {
    title: 'Stroll by category',
    link: { href: '/products/all', label: 'All products' },
    categories: [
      category('Furniture', 'chair', 30),
      category('Light', 'lamp', 48),
      category('Kitchen', 'cup', 200),
      category('Ceramics', 'vase', 150),
      category('Bags', 'bag', 340),
      category('Toys', 'ball', 265),
    ],
  },
} satisfies Meta<typeof CategoryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { tags: ['smoke', 'vrt'] };

export const WithoutPictures: Story = {
  tags: ['!dev'],
  args: { categories: meta.args.categories.map(({ picture: _picture, ...rest }) => rest) },
};
export const LongContent: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: {
    categories: meta.args.categories.map((entry) => ({ ...entry, label: `${entry.label} for the whole household` })),
  },
};
export const French: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { locale: 'fr' },
  args: { title: 'Flâner par catégorie', link: { href: '/fr/products/all', label: 'Tous les produits' } },
};

export const Keyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: ({ canvasElement, userEvent }) => tabThroughAll(userEvent, canvasElement),
};
