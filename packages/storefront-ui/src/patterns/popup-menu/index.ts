export { PopupMenu, type PopupMenuLink, type PopupMenuProps } from './PopupMenu.tsx';
