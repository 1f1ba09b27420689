export { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx';
