export { SoldCount, type SoldCountProps } from './SoldCount.tsx';
