import { Prefetched } from '@promenade/storefront-hooks';
import { queries } from '@promenade/storefront-hooks/server';
import { read } from './backend';
import { ProductList } from './catalogue';

export default async function Page() {
  return (
    <Prefetched {...(await read(queries.products({}, 1)))}>
      <ProductList />
    </Prefetched>
  );
}
