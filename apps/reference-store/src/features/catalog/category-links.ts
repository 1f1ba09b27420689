import { type CategoryTrail, categoryPath, relatedCategories } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';

/** Links on the page of a category. */
export function categoryLinks(trail: CategoryTrail<Category>): { label: string; href: string; current: boolean }[] {
  return relatedCategories(trail).map((each) => ({
    label: each.name,
    href: categoryPath(each),
    current: each.id === trail.at(-1)?.id,
  }));
}
