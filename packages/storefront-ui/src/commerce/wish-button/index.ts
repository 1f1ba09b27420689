export { WishButton, type WishButtonProps } from './WishButton.tsx';
