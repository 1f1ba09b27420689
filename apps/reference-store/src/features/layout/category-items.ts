import { categoryPath, listedCategories } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import type { CategoryItem } from '@promenade/storefront-ui';

/** Categories as menus show them; what the shop hides stays out. */
export function categoryItems(tree: readonly Category[], currentPath: string): CategoryItem[] {
  return listedCategories(tree).map((category) => ({
    id: `${category.id}`,
    label: category.name,
    href: categoryPath(category),
    current: categoryPath(category) === currentPath,
    children: categoryItems(category.childList, currentPath),
  }));
}
