import { MOCK_CODE } from '@promenade/storefront-devkit/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenOf } from '../../../../packages/storefront-ui/src/story-data/viewports.ts';
import { at, pages, signedIn } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Merchants', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Street: Story = at('/merchant/merchant_street');
export const StreetOnAPhone: Story = { ...Street, globals: screenOf('phone') };
export const StreetEmpty: Story = at('/merchant/merchant_street', { scenario: 'empty' });
export const Search: Story = at('/merchant/merchant_more?keywords=atelier');
export const Merchant: Story = at('/merchant/merchant/home?id=1');
export const MerchantInFrench: Story = { ...Merchant, globals: { locale: 'fr' } };
export const MerchantProducts: Story = at('/merchant/merchant/category?id=1');
export const MerchantCoupons: Story = at('/merchant/merchant/coupon?id=1');
export const MerchantPapers: Story = at('/merchant/merchant/qualification?id=1');
export const MerchantMissing: Story = at('/merchant/merchant/home?id=99');
export const SellWithUs: Story = at('/users/registration', signedIn);
export const Application: Story = at('/merchant/registration', signedIn);
export const ApplicationInFrench: Story = { ...Application, globals: { locale: 'fr' } };
export const ApplicationOnAPhone: Story = { ...Application, globals: screenOf('phone') };
export const ApplicationSent: Story = at('/merchant/registration/confirm', {
  ...signedIn,
  before: async ({ applications }) => {
    const email = 'ada@example.com';
    await applications.sendCode(email);
    await applications.apply({
      ...{ name: 'Atelier Martin', realName: 'Ada Martin', phone: '+33 1 23 45 67 89', email, captcha: MOCK_CODE },
      ...{ categoryId: 2, typeId: 3, qualificationPicture: ['/media/papers.webp'] },
    });
    return undefined;
  },
});
export const Agreement: Story = at('/middlewares/privacy_agreement');
