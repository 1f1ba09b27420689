export { PopupMenu, type PopupMenuLink, type PopupMenuProps, popupMenuItem } from './PopupMenu.tsx';
