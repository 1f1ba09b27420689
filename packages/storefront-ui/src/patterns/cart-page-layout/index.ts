export { CartPageLayout, type CartPageLayoutProps } from './CartPageLayout.tsx';
