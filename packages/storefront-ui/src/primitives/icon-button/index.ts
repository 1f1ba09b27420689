export {
  type ActionIconButtonProps,
  IconButton,
  type IconButtonProps,
  type LinkIconButtonProps,
} from './IconButton.tsx';
