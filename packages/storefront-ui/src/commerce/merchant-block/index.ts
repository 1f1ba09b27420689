export { MerchantBlock, type MerchantBlockProps } from './MerchantBlock.tsx';
