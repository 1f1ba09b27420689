import { productPath } from '../domain/product-path.ts';
import type { ObservedShop } from './observed-shop.ts';
import { productsShown } from './product-lists.ts';

/** The clicked link, if its target is a page of this origin. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}

/**
 * Publishes `product_selected` at a click on a link to a product of a shown list. If several lists contain the product, uses the
 * list that was shown last. Returns a function that stops it.
 */
export function observeSelections({ track, screen, now }: ObservedShop): () => void {
  const onClick = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    // The path of the link may have a language prefix.
    const isTarget = (path: string) => path !== '/' && link.pathname.endsWith(path);
    const shown = [...screen.shown().values()].reverse();
    for (const { query, isBuiltIn, data } of shown) {
      const found = isBuiltIn ? productsShown(query, data, now()) : undefined;
      const chosen = found?.products.find(({ product }) => isTarget(productPath(product)));
      if (!found || !chosen) continue;
      track('product_selected', { list: found.list, items: [chosen.item] });
      return;
    }
  };
  // Capture the click before the router handles it and removes the list.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
