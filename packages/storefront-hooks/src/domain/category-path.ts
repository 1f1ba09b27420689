import { CATEGORY_LEVELS } from './constants.ts';
import { parsePathSegment, pathSegment, withoutQuery } from './path-segment.ts';

/** A category with its children; leaves have none, an empty list or null. */
export interface CategoryNode {
  /** Id of the category. */
  id: number;
  /** Readable part of its address. */
  slug: string;
  /** Categories below it. */
  childList?: readonly this[] | null | undefined;
}

/** The categories from the top one down to the one asked for, which comes last. */
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

/** A category that a shop can hide. */
export interface HideableCategory {
  /** Whether menus, tiles and filters list it. */
  isShow: boolean;
}

/** The categories that menus, tiles and filters list. The page of a hidden category can still be opened. */
export function listedCategories<Category extends HideableCategory>(categories: readonly Category[]): Category[] {
  return categories.filter(({ isShow }) => isShow);
}

/** The categories to link on the page of a category: those below it, else those beside it. */
export function relatedCategories<Category extends CategoryNode & HideableCategory>(
  trail: CategoryTrail<Category>,
): Category[] {
  const below = listedCategories<Category>(trail.at(-1)?.childList ?? []);
  return below.length > 0 ? below : listedCategories<Category>(trail.at(-2)?.childList ?? []);
}

/** The address of a category's page, without language prefix. A category without a slug leads home. */
export function categoryPath({ slug }: Pick<CategoryNode, 'slug'>): string {
  const segment = pathSegment(slug);
  return segment ? `/collections/${segment}` : '/';
}

/**
 * Reads the address of a category's page, the inverse of `categoryPath`. Query and hash are ignored; take the language
 * prefix off first. `undefined` for any other address.
 */
export function parseCategoryPath(path: string): Pick<CategoryNode, 'slug'> | undefined {
  const match = /^\/collections\/([^/]+)$/.exec(withoutQuery(path));
  const slug = match?.[1] && parsePathSegment(match[1]);
  return slug ? { slug } : undefined;
}
