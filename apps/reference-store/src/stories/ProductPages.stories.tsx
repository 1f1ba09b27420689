import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { at, inFrench, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Product', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Product: Story = at('/product/linen-shirt', {
  sees: ['Linen shirt', 'Add to cart', 'Washed linen, made to last.', 'Specifications', 'Iron while damp', 'Reviews'],
});
export const ProductSoldOut: Story = at('/product/oak-stool', {
  scenario: 'low-stock',
  sees: ['Oak stool', 'Sold out'],
});
export const ProductNotWithdrawable: Story = at('/product/felt-ball', {
  sees: ['Felt ball', 'The right of withdrawal does not cover this item.', 'Product safety'],
});
export const ProductSoldOutAlert: Story = {
  ...at('/product/oak-stool', { scenario: 'low-stock', sees: ['Please confirm by the link', 'ada@example.com'] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Tell me when it is back'));
    // The newsletter field in the footer has the same label.
    const main = within(canvas.getByRole('main'));
    await userEvent.type(await main.findByLabelText(/^Email address/), 'ada@example.com');
    await userEvent.click(main.getByRole('button', { name: 'Tell me' }));
  },
};
export const ProductMissing: Story = at('/product/no-such-thing', { sees: ['could not be found'] });
export const ProductLanding: Story = at('/p/round-vase', { sees: ['Round vase', '$56.00'] });
export const ProductPreview: Story = at('/product/linen-shirt/k1/details/preview', { sees: ['Linen shirt'] });
export const ProductInFrench: Story = {
  ...inFrench(Product, ['Linen shirt', 'Ajouter au panier']),
  tags: ['test', '!dev'],
};
