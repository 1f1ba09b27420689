export { ProductSummary, type ProductSummaryProps } from './ProductSummary.tsx';
