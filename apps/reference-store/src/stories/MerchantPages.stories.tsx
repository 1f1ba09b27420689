import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inFrench, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Merchants', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Street: Story = at('/merchant/merchant_street', { sees: ['Atelier Nord', 'Maison Sud'] });
export const StreetEmpty: Story = {
  ...at('/merchant/merchant_street', { scenario: 'empty', sees: ['Merchants'] }),
  tags: ['test', '!dev'],
};
export const Search: Story = at('/merchant/merchant_more?keywords=atelier', { sees: ['Atelier Nord'] });
export const Merchant: Story = at('/merchant/merchant/home?id=1', { sees: ['Atelier Nord', 'Linen shirt'] });
export const MerchantProducts: Story = at('/merchant/merchant/category?id=1', {
  sees: ['Atelier Nord', 'All categories', 'Canvas bag'],
});
export const MerchantProductsNarrowed: Story = at('/merchant/merchant/category?id=1&stock=1&sort=newest', {
  sees: ['Atelier Nord', 'In stock', 'Canvas bag'],
});
export const MerchantCoupons: Story = at('/merchant/merchant/coupon?id=1', { sees: ['Atelier Nord'] });
export const MerchantPapers: Story = at('/merchant/merchant/qualification?id=1', {
  sees: ['Atelier Nord', '12 Harbour Street, Portland'],
});
export const MerchantMissing: Story = at('/merchant/merchant/home?id=99', { sees: ['could not be found'] });
export const MerchantInFrench: Story = {
  ...inFrench(Merchant, ['Atelier Nord', 'Linen shirt']),
  tags: ['test', '!dev'],
};
