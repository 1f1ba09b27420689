import { ownerSlot } from '../lib/owner-slot.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import { loader as loadProduct, Component as Product } from './product.tsx';

export const handle: RouteHandle = { access: 'public' };

/** The owner's custom page for a product, or the product's page if there is none. */
export async function loader(request: RouteRequest) {
  const { slug = '' } = request.params;
  const owner = import('../components/owner-parts.ts');
  const [product, page] = await Promise.allSettled([
    loadProduct(request),
    owner.then(({ slugOfOwnerPage }) => slugOfOwnerPage({ type: 'LANDING', slug }, request)),
  ]);
  const currentSlug = page.status === 'fulfilled' ? page.value : undefined;
  if (currentSlug === slug) {
    (await owner).installOwnerPages();
    return undefined;
  }
  if (product.status === 'fulfilled') return product.value;
  if (currentSlug === undefined) throw product.reason;
  return { to: `/p/${encodeURIComponent(currentSlug)}${request.url.search}`, permanent: true };
}

export function Component(props: RouteProps) {
  return (
    <ownerSlot.Part type="LANDING" slug={props.params.slug}>
      <Product {...props} />
    </ownerSlot.Part>
  );
}
