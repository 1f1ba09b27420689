export { MerchantHeader, type MerchantHeaderProps } from './MerchantHeader.tsx';
