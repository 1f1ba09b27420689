import { useRecentlyViewed } from '@promenade/storefront-hooks';
import { useText } from '../../i18n/use-text.ts';
import { HomeProducts } from './HomeProducts.tsx';

/** What was viewed on this device before. */
export function HomeViewed() {
  const text = useText('lists');
  const { data: cards = [] } = useRecentlyViewed();
  return <HomeProducts title={text('home.viewed')} cards={cards} />;
}
