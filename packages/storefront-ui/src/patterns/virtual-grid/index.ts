export { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx';
