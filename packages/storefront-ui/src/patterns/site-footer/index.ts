export type { ShareNetwork } from './marks.tsx';
export { footerLink, SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
