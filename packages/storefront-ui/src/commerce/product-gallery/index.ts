export type { VideoView } from './GalleryVideo.tsx';
export { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx';
