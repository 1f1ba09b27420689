import { useTopProducts } from '@promenade/storefront-hooks';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { HomeProducts } from './HomeProducts.tsx';

/** What sells best. */
export function HomePopular() {
  const text = useText('lists');
  const { data: cards = [] } = useTopProducts();
  return (
    <HomeProducts
      title={text('top.title')}
      link={{ href: paths.topProducts, label: text('home.popularLink') }}
      cards={cards}
    />
  );
}
