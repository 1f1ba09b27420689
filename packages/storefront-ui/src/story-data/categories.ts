import type { CategoryItem } from '../shop/category-menu/category-item.ts';

const node = (label: string, children?: readonly CategoryItem[]): CategoryItem => {
  const id = label.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { id, label, href: `/collections/${id}`, ...(children ? { children } : {}) };
};

/** Three levels, and one category without children. */
export const categories: readonly CategoryItem[] = [
  node('Home & living', [
    node('Furniture', [node('Chairs'), node('Tables'), node('Shelves')]),
    node('Light', [node('Lamps'), node('Candles')]),
    node('Kitchen', [node('Cups & mugs'), node('Pans'), node('Knives'), node('Storage jars')]),
    node('Textiles', [node('Rugs'), node('Blankets')]),
  ]),
  node('Clothing', [
    node('Women', [node('Dresses'), node('Knitwear')]),
    node('Men', [node('Shirts'), node('Jackets')]),
    node('Shoes', [node('Sneakers'), node('Boots')]),
  ]),
  node('Music', [node('Strings', [node('Guitars'), node('Violins')]), node('Keys'), node('Drums')]),
  node('Toys & games', [node('Puzzles'), node('Wooden toys')]),
  node('Garden'),
];
