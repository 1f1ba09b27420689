import { ownerSlot } from '../lib/owner-slot.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import { loader as loadProduct, Component as Product } from './product.tsx';

export const handle: RouteHandle = { access: 'public' };

/** The owner's page of a product, with the shop's own behind it; else the shop's own. */
export async function loader(request: RouteRequest) {
  const { slug = '' } = request.params;
  const owner = import('../components/owner-parts.ts');
  const [product, hasPage] = await Promise.allSettled([
    loadProduct(request),
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
      <Product {...props} />
    </ownerSlot.Part>
  );
}
