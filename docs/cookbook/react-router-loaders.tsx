import {
  Prefetched,
  queries,
  type Shop,
  StorefrontProvider,
  useProduct,
  useProductView,
} from '@promenade/storefront-hooks';
import { parseProductPath } from '@promenade/storefront-hooks/domain';
import { prefetch, type Query } from '@promenade/storefront-hooks/server';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { type UiLinkProps, UiProvider } from '@promenade/storefront-ui';
import { ProductSummary } from '@promenade/storefront-ui/shop';
import { Link, Outlet, type RouteObject, useLoaderData, useLocation } from 'react-router';

const RouterLink = ({ href, ...props }: UiLinkProps) => <Link to={href} {...props} />;

/** Routes for `createBrowserRouter`. Loaders start requests before the page renders, and hooks find the data in the cache. */
export function routesOf(shop: Shop): RouteObject[] {
  const { client, locale } = shop;
  const load = async (signal: AbortSignal, ...wanted: Query<unknown>[]) => {
    const { fallback, failures } = await prefetch(client, wanted, { locale, signal });
    const [failure] = failures;
    if (failure) throw new Response(failure.error.message, { status: failure.error.kind === 'not-found' ? 404 : 503 });
    return { data: fallback, now: shop.clock.now() };
  };
  return [
    {
      element: (
        <UiProvider Link={RouterLink}>
          <StorefrontProvider shop={shop}>
            <Outlet />
          </StorefrontProvider>
        </UiProvider>
      ),
      errorElement: <p>This page is not available.</p>,
      HydrateFallback: () => <p>Loading…</p>,
      children: [
        {
          path: '/product/*',
          loader: ({ request }) => load(request.signal, queries.product(addressOf(new URL(request.url)))),
          Component: () => (
            <Prefetched {...useLoaderData<typeof load>()}>
              <ProductPage />
            </Prefetched>
          ),
        },
      ],
    },
  ];
}

const addressOf = (at: { pathname: string }) => parseProductPath(at.pathname) ?? { slug: '', uniqueKey: undefined };

function ProductPage() {
  const { data } = useProduct(addressOf(useLocation()));
  return data && <Summary product={data} />;
}

const Summary = ({ product }: { product: ProductDetail }) => <ProductSummary {...useProductView(product).summary} />;
