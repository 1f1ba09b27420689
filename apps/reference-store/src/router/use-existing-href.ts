import { useNavigation } from './current-page.ts';

/** Leaves out the address of a page that this store does not have: rules know more pages than a store may show. */
export function useExistingHref(): (href: string | undefined) => string | undefined {
  const { hasPage } = useNavigation();
  return (href) => (href && hasPage(href) ? href : undefined);
}
