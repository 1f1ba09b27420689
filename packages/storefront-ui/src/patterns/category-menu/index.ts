export { CategoryMenu, type CategoryMenuProps } from './CategoryMenu.tsx';
export type { CategoryItem } from './category-item.ts';
