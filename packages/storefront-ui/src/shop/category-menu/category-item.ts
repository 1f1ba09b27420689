/** A category and what lies below it. Three levels are shown. */
export interface CategoryItem {
  /** Tells categories apart; never shown. */
  id: string;
  /** The category's name. */
  label: string;
  /** The category's page. */
  href: string;
  /** The page is this category's. */
  current?: boolean | undefined;
  /** The categories below it. */
  children?: readonly CategoryItem[] | undefined;
}
