import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inFrench, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Company', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const AboutUs: Story = at('/company/about_us', { sees: ['About us'] });
export const ContactUs: Story = at('/company/contact_us', { sees: ['shop@example.com'] });
export const AffiliateStores: Story = at('/company/affiliate_stores', { sees: ['Affiliate stores'] });
export const PaymentMethods: Story = at('/service/payment_method', { sees: ['Payment methods'] });
export const ShippingPolicy: Story = at('/service/shipping_policy', { sees: ['Shipping'] });
export const RefundPolicy: Story = at('/service/refund_policy', { sees: ['Refunds and returns'] });
export const PrivacyPolicy: Story = at('/service/privacy_policy', { sees: ['Privacy policy'] });
export const TermsOfService: Story = at('/service/terms_of_service', { sees: ['Terms of service'] });
export const AboutUsInFrench: Story = {
  ...inFrench(AboutUs, ['À propos']),
  tags: ['test', '!dev'],
};
