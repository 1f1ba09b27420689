import { ProductRoute, prefetchProduct } from '../features/product/ProductRoute.tsx';
import { ownerSlot } from '../page/owner-slot.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'public' };

/** The owner's page of a product, with the shop's own behind it; else the shop's own. */
export async function prefetch(request: RouteRequest) {
  const { slug = '' } = request.params;
  const owner = import('../features/owner-pages/owner-parts.ts');
  const [product, hasPage] = await Promise.allSettled([
    prefetchProduct(request),
    owner.then(({ isOwnerPage }) => isOwnerPage({ type: 'LANDING', slug }, request)),
  ]);
  if (hasPage.status === 'fulfilled' && hasPage.value) {
    (await owner).installOwnerPages();
    return undefined;
  }
  if (product.status === 'rejected') throw product.reason;
  return product.value;
}

export function Component(props: RouteProps) {
  return (
    <ownerSlot.Part type="LANDING" slug={props.params.slug}>
      <ProductRoute {...props} />
    </ownerSlot.Part>
  );
}
