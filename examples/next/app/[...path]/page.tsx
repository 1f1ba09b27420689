import { Prefetched } from '@promenade/storefront-hooks';
import { parseProductPath } from '@promenade/storefront-hooks/domain';
import { queries } from '@promenade/storefront-hooks/server';
import { notFound } from 'next/navigation';
import { read } from '../backend';
import { ProductPage } from '../catalogue';

export default async function Page({ params }: { params: Promise<{ path: string[] }> }) {
  const product = parseProductPath(`/${(await params).path.join('/')}`) ?? notFound();
  return (
    <Prefetched {...(await read(queries.product(product)))}>
      <ProductPage {...product} />
    </Prefetched>
  );
}
