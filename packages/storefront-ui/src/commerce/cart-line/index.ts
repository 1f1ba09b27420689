export { CartLine, type CartLineProps, type CartLineView } from './CartLine.tsx';
