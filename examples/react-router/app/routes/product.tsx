import { Prefetched } from '@promenade/storefront-hooks';
import { parseProductPath } from '@promenade/storefront-hooks/domain';
import { queries } from '@promenade/storefront-hooks/server';
import { data } from 'react-router';
import { read } from '../backend.server';
import { ProductPage } from '../catalogue';
import type { Route } from './+types/product';

export async function loader({ request, url }: Route.LoaderArgs) {
  const address = parseProductPath(url.pathname);
  if (!address) throw data(null, 404);
  return { address, ...(await read(request.signal, queries.product(address))) };
}

export default function Product({ loaderData: { address, ...loaded } }: Route.ComponentProps) {
  return (
    <Prefetched {...loaded}>
      <ProductPage {...address} />
    </Prefetched>
  );
}
