export { MerchantStrip, type MerchantStripItem, type MerchantStripProps } from './MerchantStrip.tsx';
