export type { ShareNetwork } from './marks.tsx';
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
