export { LinkTabs, type LinkTabsProps } from './LinkTabs.tsx';
