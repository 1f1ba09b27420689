export { CartGroup, type CartGroupProps } from './CartGroup.tsx';
