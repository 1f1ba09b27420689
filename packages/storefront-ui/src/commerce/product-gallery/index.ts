export { GalleryVideo, type GalleryVideoProps } from './GalleryVideo.tsx';
export { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx';
