import { CATEGORY_LEVELS } from './constants.ts';
import { pathSegment } from './path-segment.ts';

/** A category with its children; leaves have none, an empty list or null. */
export interface CategoryNode {
  id: number;
  slug: string;
  childList?: readonly this[] | null | undefined;
}

/** The way from a top category down to the one meant, which comes last. */
export type CategoryTrail<Category> = readonly Category[];

function findTrail<Category extends CategoryNode>(
  tree: readonly Category[],
  matches: (category: Category) => boolean,
  above: CategoryTrail<Category> = [],
): CategoryTrail<Category> | undefined {
  if (above.length >= CATEGORY_LEVELS) return undefined;
  for (const category of tree) {
    const trail = [...above, category];
    const found = matches(category) ? trail : findTrail(category.childList ?? [], matches, trail);
    if (found) return found;
  }
  return undefined;
}

/** The breadcrumb of the category with this slug; the category itself comes last. */
export function categoryTrailBySlug<Category extends CategoryNode>(
  tree: readonly Category[],
  slug: string,
): CategoryTrail<Category> | undefined {
  return findTrail(tree, (category) => category.slug === slug);
}

/** The breadcrumb of the category with this id, such as a product's. */
export function categoryTrailById<Category extends CategoryNode>(
  tree: readonly Category[],
  id: number,
): CategoryTrail<Category> | undefined {
  return findTrail(tree, (category) => category.id === id);
}

/** Ids of a category and everything below it, so that a list of a category shows its children's products too. */
export function subtreeIds(category: CategoryNode): number[] {
  return [category.id, ...(category.childList ?? []).flatMap(subtreeIds)];
}

/** The address of a category's page, without language prefix. A category without a slug leads home. */
export function categoryPath({ slug }: Pick<CategoryNode, 'slug'>): string {
  const segment = pathSegment(slug);
  return segment ? `/collections/${segment}` : '/';
}
