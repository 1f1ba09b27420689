import { queries } from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import { PageErrorView } from '../components/PageError.tsx';
import { ownerSlot } from '../lib/owner-slot.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

/** The custom page of the shop's owner with this slug; if there is none, a campaign address, which redirects to a product's landing page. */
export async function loader({ params: { slug = '' }, url, data }: RouteRequest) {
  const { installOwnerPages, slugOfOwnerPage } = await import('../components/owner-parts.ts');
  const currentSlug = await slugOfOwnerPage({ type: 'CUSTOM', slug }, { data });
  if (currentSlug === slug) {
    installOwnerPages();
    return undefined;
  }
  const product = await data.read(queries.product({ slug })).catch((error: unknown) => {
    if (currentSlug !== undefined && isStorefrontError(error)) return undefined;
    throw error;
  });
  if (product?.productInfo.landingPage) return { to: productPath(product.productInfo) + url.search, permanent: false };
  if (currentSlug !== undefined) return { to: `/${encodeURIComponent(currentSlug)}${url.search}`, permanent: true };
  throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'products.detail' });
}

export function Component({ params }: RouteProps) {
  return (
    <ownerSlot.Part type="CUSTOM" slug={params.slug}>
      <PageErrorView error={{ code: 404 }} />
    </ownerSlot.Part>
  );
}
