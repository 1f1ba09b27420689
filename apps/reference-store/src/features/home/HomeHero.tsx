import { useQuery } from '@promenade/storefront-hooks';
import { VisuallyHidden } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeLater } from './HomeLater.tsx';
import { homeQueries } from './home-data.ts';
import styles from './home-hero.module.css';

/** The shop's banners: the first one at once, all of them in turn a moment after the visitor first moves. */
export function HomeHero() {
  const label = useText()('home.title');
  const { data: index } = useQuery(homeQueries.index());
  const banners = index?.banner ?? [];
  if (banners.length < 2) return <HomeBanner banner={banners[0]} />;
  const slides = banners.map((banner) => ({
    key: `${banner.id}`,
    name: banner.name,
    content: <HomeBanner banner={banner} headingLevel={2} />,
  }));
  return (
    <div>
      <VisuallyHidden as="div">
        <h1 tabIndex={-1}>{label}</h1>
      </VisuallyHidden>
      <HomeLater
        place="banners"
        until={<div className={styles.still}>{slides[0]?.content}</div>}
        {...{ label, slides }}
      />
    </div>
  );
}
