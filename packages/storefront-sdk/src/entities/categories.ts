import {
  bool,
  empty,
  int,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  type Schema,
  text,
  withDefault,
} from '../schema/schema.ts';

/** A node of the category tree, at most three levels deep. */
export interface Category {
  /** Id of the category. */
  id: number;
  /** Id of the parent, 0 at the top. */
  pid: number;
  /** Name, in the language of the request. */
  name: string;
  /** Slug, the readable part of the URL. */
  slug: string;
  /** Slugs that it had before; their URLs redirect to the current one. */
  formerSlugs?: string[] | undefined;
  /** Image URL; a relative one is relative to the backend or `store.imageDomain`. */
  icon: string | null;
  /** Depth in the tree, 1 at the top. */
  level: 1 | 2 | 3;
  /** Position among the siblings, smallest first. */
  sort: number;
  /** Whether it is shown in menus. */
  isShow: boolean;
  /** Subcategories. */
  childList: Category[];
}
/* @__NO_SIDE_EFFECTS__ */
function node(childList: Schema<Category[]>): Schema<Category> {
  return object({
    /** Id. */
    id: int,
    /** Id of the parent; 0 at the top. */
    pid: withDefault(int, 0),
    /** Name of the category. */
    name: text,
    /** Slug, the readable part of the URL. */
    slug: text,
    /** Slugs that it had before. */
    formerSlugs: optional(listOf(text)),
    /** Icon URL. */
    icon: nullable(text),
    /** Depth in the tree, from 1. */
    level: oneOf(1, 2, 3),
    /** Position among the siblings. */
    sort: withDefault(int, 0),
    /** Whether it is shown. */
    isShow: bool,
    /** Subcategories. */
    childList,
  });
}
// Entries below the third level are dropped.
export const Category: Schema<Category> = node(listOf(node(listOf(node(listOf(empty as Schema<never>))))));
