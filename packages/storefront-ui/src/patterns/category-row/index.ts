export { CategoryRow, type CategoryRowProps } from './CategoryRow.tsx';
