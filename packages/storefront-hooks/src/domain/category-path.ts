import { CATEGORY_LEVELS } from './constants.ts';
import { filled, parsePathSegment, pathSegment, withoutQuery } from './path-segment.ts';
import * as paths from './store-paths.ts';

/** A category with its children; `childList` of a leaf is missing, empty or null. */
export interface CategoryNode {
  /** Id of the category. */
  id: number;
  /** Readable part of its address. */
  slug: string;
  /** Slugs that it had before it was renamed. */
  formerSlugs?: readonly string[] | null | undefined;
  /** Its subcategories. */
  childList?: readonly this[] | null | undefined;
}

/** The path from the top-level category to a category, which is the last item. */
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

/**
 * The breadcrumb of the category with this slug, which is the last item. If no category has the slug, the breadcrumb of the
 * category that had it before; redirect to its `categoryPath`.
 */
export function categoryTrailBySlug<Category extends CategoryNode>(
  tree: readonly Category[],
  slug: string,
): CategoryTrail<Category> | undefined {
  return (
    findTrail(tree, (category) => category.slug === slug) ??
    findTrail(tree, (category) => category.formerSlugs?.includes(slug) === true)
  );
}

/** The breadcrumb of the category with this id, for instance of a product's category. */
export function categoryTrailById<Category extends CategoryNode>(
  tree: readonly Category[],
  id: number,
): CategoryTrail<Category> | undefined {
  return findTrail(tree, (category) => category.id === id);
}

/** A category that a shop can hide. */
export interface HideableCategory {
  /** Whether menus, tiles and filters show it. */
  isShow: boolean;
}

/** The categories that menus, tiles and filters show. The page of a hidden category can still be opened. */
export function listedCategories<Category extends HideableCategory>(categories: readonly Category[]): Category[] {
  return categories.filter(({ isShow }) => isShow);
}

/** The categories to link on the page of a category: its subcategories, or its siblings if it has none. */
export function relatedCategories<Category extends CategoryNode & HideableCategory>(
  trail: CategoryTrail<Category>,
): Category[] {
  const below = listedCategories<Category>(trail.at(-1)?.childList ?? []);
  return below.length > 0 ? below : listedCategories<Category>(trail.at(-2)?.childList ?? []);
}

/** The address of a category's page, without language prefix. For a category without a slug, the home page. */
export function categoryPath({ slug }: Pick<CategoryNode, 'slug'>): string {
  const segment = pathSegment(slug);
  return segment ? filled(paths.category, { slug: segment }) : '/';
}

/**
 * Parses the address of a category's page, the inverse of `categoryPath`. Query and hash are ignored; remove the language
 * prefix first. `undefined` for any other address.
 */
export function parseCategoryPath(path: string): Pick<CategoryNode, 'slug'> | undefined {
  const match = /^\/collections\/([^/]+)$/.exec(withoutQuery(path));
  const slug = match?.[1] && parsePathSegment(match[1]);
  return slug ? { slug } : undefined;
}
