export {
  CheckoutLayout,
  type CheckoutLayoutProps,
  CheckoutSection,
  type CheckoutSectionProps,
} from './CheckoutLayout.tsx';
