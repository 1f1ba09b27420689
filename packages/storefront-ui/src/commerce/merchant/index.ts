export { MerchantCard, type MerchantCardProps } from './MerchantCard.tsx';
export { MerchantLine, type MerchantLineProps, type MerchantView } from './MerchantLine.tsx';
