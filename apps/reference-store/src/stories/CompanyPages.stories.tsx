import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenOf } from '../../../../packages/storefront-ui/src/story-data/viewports.ts';
import { at, pages } from './page-story.tsx';

const meta = { ...pages, title: 'Pages/Company', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const AboutUs: Story = at('/company/about_us');
export const AboutUsInFrench: Story = { ...AboutUs, globals: { locale: 'fr' } };
export const ContactUs: Story = at('/company/contact_us');
export const AffiliateStores: Story = at('/company/affiliate_stores');
export const PaymentMethods: Story = at('/service/payment_method');
export const ShippingPolicy: Story = at('/service/shipping_policy');
export const ShippingPolicyOnAPhone: Story = { ...ShippingPolicy, globals: screenOf('phone') };
export const RefundPolicy: Story = at('/service/refund_policy');
export const PrivacyPolicy: Story = at('/service/privacy_policy');
export const TermsOfService: Story = at('/service/terms_of_service');
