export { Price, type PriceProps, type PriceView } from './Price.tsx';
