import { queries, useTopProducts } from '@promenade/storefront-hooks';
import { ProductGrid } from '@promenade/storefront-ui/shop';
import { EmptyList } from '../components/EmptyList.tsx';
import { ListFailure } from '../components/ListFailure.tsx';
import { Page } from '../components/Page.tsx';
import { ShopProductCard } from '../components/ProductCard.tsx';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteRequest } from '../lib/route.ts';
import topProductsStyles from '../styles/top-products.module.css';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ data }: RouteRequest) {
  await data.read(queries.topProducts());
}

export function Component() {
  const text = useText('lists');
  return (
    <Page
      title={text('top.title')}
      description={text('top.intro')}
      text={text('top.intro')}
      canonicalPath={paths.topProducts}
      above={[]}
    >
      <TopProducts />
    </Page>
  );
}

const FIRST_VIEW = 5;

/** The bestsellers, in order. */
function TopProducts() {
  const text = useText('lists');
  const { data: cards, error, refresh } = useTopProducts();
  if (error && !cards) return <ListFailure error={error} onRetry={refresh} />;
  if (cards?.length === 0) {
    return <EmptyList title={text('top.empty')} />;
  }
  return (
    <ProductGrid label={text('list.label')} placeholders={cards ? 0 : 10}>
      {cards?.map((card, place) => (
        <div key={card.id} className={topProductsStyles.ranked}>
          <p className={topProductsStyles.rank}>{text('top.rank', { rank: place + 1 })}</p>
          <ShopProductCard card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
        </div>
      ))}
    </ProductGrid>
  );
}
