import { categoryPath } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import type { CategoryNode } from '@promenade/storefront-ui';

/** Categories as menus show them; what the shop hides stays out. */
export function categoryNodes(tree: readonly Category[], currentPath: string): CategoryNode[] {
  return tree
    .filter((category) => category.isShow)
    .map((category) => ({
      id: `${category.id}`,
      label: category.name,
      href: categoryPath(category),
      current: categoryPath(category) === currentPath,
      children: categoryNodes(category.childList, currentPath),
    }));
}
