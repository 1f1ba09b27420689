import { queries, useListQuery, useProductCard } from '@promenade/storefront-hooks';
import { prefetch } from '@promenade/storefront-hooks/server';
import { type ProductCard as Card, createClient, storeDetails } from '@promenade/storefront-sdk';
import { ProductCard, ProductGrid } from '@promenade/storefront-ui/shop';

export async function getServerSideProps() {
  const client = createClient({ baseUrl: 'https://api.example.com' });
  const [store, { fallback }] = await Promise.all([
    storeDetails(client, {}),
    prefetch(client, [queries.products({}, 1)], { locale: 'en' }),
  ]);
  return { props: { store, data: fallback, now: Date.now() } };
}

export default function Home() {
  const { data = [] } = useListQuery((page) => queries.products({}, page));
  return (
    <ProductGrid>
      {data.map((card) => (
        <Product key={card.id} card={card} />
      ))}
    </ProductGrid>
  );
}

const Product = ({ card }: { card: Card }) => <ProductCard {...useProductCard(card)} />;
