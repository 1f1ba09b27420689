/** A category with its subcategories. Three levels are shown. */
export interface CategoryItem {
  /** Unique among the categories; never shown. */
  id: string;
  /** The category's name. */
  label: string;
  /** The category's page. */
  href: string;
  /** Whether the current page belongs to this category. */
  current?: boolean | undefined;
  /** Its subcategories. */
  children?: readonly CategoryItem[] | undefined;
}
