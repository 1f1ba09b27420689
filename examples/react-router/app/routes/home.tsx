import { Prefetched } from '@promenade/storefront-hooks';
import { queries } from '@promenade/storefront-hooks/server';
import { read } from '../backend.server';
import { ProductList } from '../catalogue';
import type { Route } from './+types/home';

export const loader = ({ request }: Route.LoaderArgs) => read(request.signal, queries.products({}, 1));

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched {...loaderData}>
      <ProductList />
    </Prefetched>
  );
}
