import { productPath } from '../domain/product-path.ts';
import type { ObservedShop } from './observed-shop.ts';
import { productsShown } from './product-lists.ts';

/** The link that a click followed. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}

/**
 * Publishes the choice of a product from a list that is on the screen: a click on a link to it. The list that came onto
 * the screen last counts, where several have the product. Returns the function that stops.
 */
export function observeSelections({ track, screen, now }: ObservedShop): () => void {
  const onClick = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    // The address may begin with a language.
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
  // Before the router takes the click, and the list off the screen.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
