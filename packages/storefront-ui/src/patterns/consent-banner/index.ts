export { ConsentBanner, type ConsentBannerProps, type ConsentOption } from './ConsentBanner.tsx';
