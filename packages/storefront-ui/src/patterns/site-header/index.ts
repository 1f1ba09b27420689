export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
export { type HeaderNavigationEntry, SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
export type { HeaderTool } from './ToolLink.tsx';
