/** A category and what lies below it. Three levels are shown. */
export interface CategoryItem {
  id: string;
  label: string;
  href: string;
  /** The page is this category's. */
  current?: boolean;
  children?: readonly CategoryItem[];
}
