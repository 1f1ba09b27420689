import { categoryPath } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';

/** The ways on from a category: what lies below it, or beside it where nothing does. */
export function categoryLinks(trail: readonly Category[]): { label: string; href: string; current: boolean }[] {
  const category = trail.at(-1);
  const below = category?.childList.filter((child) => child.isShow) ?? [];
  const beside = trail.at(-2)?.childList.filter((sibling) => sibling.isShow) ?? [];
  return (below.length > 0 ? below : beside).map((each) => ({
    label: each.name,
    href: categoryPath(each),
    current: each.id === category?.id,
  }));
}
