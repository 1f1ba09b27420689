import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Lists', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

/** For tests that are hidden from the sidebar. */
const hidden = ['test', '!dev'];

export const List: Story = at('/products/all', { sees: ['10 products', 'Linen shirt', 'Oak stool'] });
export const ListEmpty: Story = at('/products/all', { scenario: 'empty', sees: ['No products'] });
export const ListFailing: Story = {
  ...at('/products/all', { scenario: 'offline', sees: ['Try again'] }),
  tags: hidden,
};
export const ListSlow: Story = {
  ...at('/products/all', { scenario: 'slow', sees: ['Linen shirt'] }),
  tags: hidden,
};
export const Collection: Story = at('/collections/home', { sees: ['Home', 'Stoneware mug'] });
export const Search: Story = at('/products/product_search?title=oak', { sees: ['1 product', 'Oak stool'] });
export const Narrowed: Story = at('/products/all?stock=1&rating=4', {
  sees: ['In stock', '4 stars and up', 'Linen shirt'],
});
export const Compare: Story = at('/compare?ids=1,2', { sees: ['Compare products', 'differs', 'Linen shirt'] });
export const CompareEmpty: Story = {
  ...at('/compare', { sees: ['Nothing to compare yet'] }),
  tags: hidden,
};
export const Activities: Story = at('/products/activity_list', { sees: ['Things that last', 'Canvas bag'] });
export const TopProducts: Story = at('/products/top_one', { sees: ['Most sold', 'Linen shirt'] });
