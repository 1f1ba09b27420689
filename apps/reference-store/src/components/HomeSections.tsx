import {
  queries,
  useActivities,
  useCart,
  useCartLine,
  useCoupons,
  useQuery,
  useRecentlyViewed,
  useStorefront,
  useTopProducts,
} from '@promenade/storefront-hooks';
import { COUPON_USE_TYPE, merchantPath, productPath } from '@promenade/storefront-hooks/domain';
import { Grid, Picture, SectionHeading, VisuallyHidden } from '@promenade/storefront-ui';
import { MerchantCard } from '@promenade/storefront-ui/shop';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Deferred } from '../lib/deferred.tsx';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import styles from '../styles/home.module.css';
import { ActivitySection } from './ActivitySection.tsx';
import { CouponOffer } from './CouponOffer.tsx';
import { ProductRow } from './ProductRow.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';
import { StoreLink } from './StoreLink.tsx';

/** Number of products in a row of the widest grid. */
const ROW_LENGTH = 5;

const sections = {
  returning: { cart: HomeCart },
  more: {
    popular: HomePopular,
    activities: HomeActivities,
    coupons: HomeCoupons,
    merchants: HomeMerchants,
    viewed: HomeViewed,
  },
};

export interface HomeSectionsProps {
  /** Position on the home page. */
  place: keyof typeof sections;
}

/**
 * The sections of one part of the home page. Each loads its data when it is near the screen, handles its own errors, and renders nothing if it is
 * empty.
 */
export function HomeSections({ place }: HomeSectionsProps) {
  // After Back, the page must be as long as before for the scroll position.
  const isBack = useNavigation().page.arrival === 'traverse';
  return Object.entries(sections[place]).map(([name, Section]) => (
    <RegionBoundary key={name} region={`home ${name}`}>
      <Deferred until="visible" now={isBack}>
        <Section />
      </Deferred>
    </RegionBoundary>
  ));
}

/** Pictures that fit into one row on the smallest phone. */
const LINES_SHOWN = 5;

/** The cart of returning visitors. It is added while its place is off the screen, so that nothing moves. */
function HomeCart() {
  const text = useText('lists');
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const { data } = useCart();
  const lineIds = data?.groups.flatMap((group) => group.lineIds).slice(0, LINES_SHOWN) ?? [];
  const isWaiting = lineIds.length > 0 && !isPlaced;
  useEffect(() => {
    if (!isWaiting || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setPlaced(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  if (lineIds.length === 0 || !isPlaced) return <div ref={place} />;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading
        id={titleId}
        title={text('home.cart')}
        link={{ href: paths.cart, label: text('home.cartLink') }}
      />
      <ul className={styles.cart}>
        {lineIds.map((lineId) => (
          <HomeCartLine key={lineId} lineId={lineId} />
        ))}
      </ul>
    </section>
  );
}

function HomeCartLine({ lineId }: { lineId: number }) {
  const { picture } = useStorefront();
  const line = useCartLine(lineId);
  if (!line) return null;
  return (
    <li>
      <StoreLink href={productPath(line)}>
        <Picture picture={picture(line.image, 'merchant')} decorative />
        <VisuallyHidden>{line.storeName}</VisuallyHidden>
      </StoreLink>
    </li>
  );
}

/** Bestsellers. */
function HomePopular() {
  const text = useText('lists');
  const { data: cards = [] } = useTopProducts();
  return (
    <ProductRow
      className={styles.section}
      title={text('top.title')}
      link={{ href: paths.topProducts, label: text('home.popularLink') }}
      cards={cards.slice(0, ROW_LENGTH)}
    />
  );
}

/** Promotions, each with its first products. */
function HomeActivities() {
  const { data: activities = [] } = useActivities();
  return activities
    .filter(({ productList }) => productList.length > 0)
    .map((activity) => (
      <div key={activity.id} className={styles.section}>
        <ActivitySection activity={activity} />
      </div>
    ));
}

/** Coupons for the whole shop; each can be received on the spot. */
function HomeCoupons() {
  const text = useText('lists');
  const titleId = useId();
  const { data: offers = [], receive } = useCoupons({ useType: COUPON_USE_TYPE.general });
  const shown = offers.filter(({ coupon }) => coupon.merId === 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading id={titleId} title={text('home.coupons')} />
      <Grid as="ul">
        {shown.map((offer) => (
          <li key={offer.coupon.id}>
            <CouponOffer offer={offer} receive={receive} merchant="" />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const MERCHANTS = 6;

/** A few merchants, each with three products. */
function HomeMerchants() {
  const text = useText('lists');
  const titleId = useId();
  const { picture } = useStorefront();
  const { data: page } = useQuery(queries.merchants(1, MERCHANTS));
  if (!page || page.list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading
        id={titleId}
        title={text('home.merchants')}
        text={text('home.merchantsIntro')}
        link={{ href: paths.merchantStreet, label: text('nav.merchants') }}
      />
      <Grid as="ul">
        {page.list.map(({ id, name, proList }) => (
          <li key={id}>
            <MerchantCard
              merchant={{ name, href: merchantPath(id) }}
              pictures={proList.flatMap(({ image }) => picture(image, 'merchant') ?? [])}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}

/** Products viewed earlier on this device. */
function HomeViewed() {
  const text = useText('lists');
  const { data: cards = [] } = useRecentlyViewed();
  return <ProductRow className={styles.section} title={text('home.viewed')} cards={cards.slice(0, ROW_LENGTH)} />;
}
