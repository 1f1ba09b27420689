import { queries } from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import { StorefrontError } from '@promenade/storefront-sdk';
import { PageFaultView } from '../components/PageError.tsx';
import { ownerSlot } from '../lib/owner-slot.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';

export const handle: RouteHandle = { access: 'public' };

/** A page of the shop's owner; else a short address, as campaigns print it, which leads to the landing page of its product. */
export async function loader({ params: { slug = '' }, url, data }: RouteRequest) {
  const { installOwnerPages, isOwnerPage } = await import('../components/owner-parts.ts');
  if (await isOwnerPage({ type: 'CUSTOM', slug }, { data })) {
    installOwnerPages();
    return undefined;
  }
  const { productInfo } = await data.read(queries.product({ slug }));
  if (!productInfo.landingPage)
    throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'products.detail' });
  return { to: productPath(productInfo) + url.search, permanent: false };
}

export function Component({ params }: RouteProps) {
  return (
    <ownerSlot.Part type="CUSTOM" slug={params.slug}>
      <PageFaultView fault={{ code: 404 }} />
    </ownerSlot.Part>
  );
}
