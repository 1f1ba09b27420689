export { Picture, type PictureProps, type PictureView } from './Picture.tsx';
