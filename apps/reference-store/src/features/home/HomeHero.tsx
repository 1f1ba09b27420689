import { useQuery, useStorefront } from '@promenade/storefront-hooks';
import { linkOrHome } from '@promenade/storefront-hooks/domain';
import { HeroStill } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { homeQueries } from './home-data.ts';

/** The shop's first banner. Its words are the page's title; without one the shop greets by itself. */
export function HomeHero() {
  const text = useText();
  const { picture } = useStorefront();
  const { data: index } = useQuery(homeQueries.index());
  const banner = index?.banner[0];
  return (
    <HeroStill
      title={banner?.name || text('home.title')}
      text={text('home.intro')}
      action={{ href: linkOrHome(banner?.url || '/products/all'), label: text('home.action') }}
      picture={picture(banner?.pic, 'hero')}
    />
  );
}
