export {
  Menu,
  type MenuAction,
  type MenuCheck,
  type MenuChoice,
  type MenuItem,
  type MenuLink,
  type MenuProps,
  type MenuSection,
} from './Menu.tsx';
