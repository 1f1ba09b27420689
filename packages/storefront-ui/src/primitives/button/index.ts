export { type ActionButtonProps, Button, type ButtonProps, type LinkButtonProps } from './Button.tsx';
