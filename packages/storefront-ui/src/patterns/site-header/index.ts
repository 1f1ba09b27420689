export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
export type { HeaderTool } from './HeaderTools.tsx';
export { type HeaderNavigationEntry, SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
