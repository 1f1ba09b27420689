export { ProductLightbox, type ProductLightboxProps } from './ProductLightbox.tsx';
