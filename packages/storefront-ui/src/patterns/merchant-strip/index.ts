export { MerchantStrip, type MerchantStripProps, type StreetMerchant } from './MerchantStrip.tsx';
