import { useMerchants, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { Button, Carousel, Picture } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import styles from './merchants.module.css';
import { MERCHANTS_SIZE } from './merchants-data.ts';

const MOST_SLIDES = 4;

/** The banners of the first merchants of the street; each leads to its merchant. */
export function StreetBanner() {
  const text = useText('merchants');
  const { picture } = useStorefront();
  const { data = [] } = useMerchants({ limit: MERCHANTS_SIZE });
  const slides = data.slice(0, MOST_SLIDES).flatMap(({ id, name, streetBackImage }, index) => {
    const view = picture(streetBackImage, 'hero');
    if (!view) return [];
    const first = index === 0 ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {};
    return [
      {
        key: `${id}`,
        name,
        content: (
          <div className={styles.slideBox}>
            <Picture picture={view} ratio="wide" sizes="100vw" className={styles.slide} decorative {...first} />
            <Button href={merchantPath(id)} size="small" variant="outline" className={styles.slideLink}>
              {name}
            </Button>
          </div>
        ),
      },
    ];
  });
  if (slides.length === 0) return null;
  return <Carousel label={text('merchants.banner')} slides={slides} />;
}
