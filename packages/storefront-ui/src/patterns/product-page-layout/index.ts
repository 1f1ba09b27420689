export { ProductPageLayout, type ProductPageLayoutProps } from './ProductPageLayout.tsx';
