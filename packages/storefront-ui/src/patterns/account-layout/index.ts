export { AccountLayout, type AccountLayoutLink, type AccountLayoutProps } from './AccountLayout.tsx';
