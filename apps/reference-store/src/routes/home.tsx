import { useCategories, useQuery, useStorefront } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories, ownerLink } from '@promenade/storefront-hooks/domain';
import type { HomeIndex } from '@promenade/storefront-sdk';
import { type CarouselProps, Container, Rail, VisuallyHidden } from '@promenade/storefront-ui';
import { CategoryTile } from '@promenade/storefront-ui/shop';
import { HomeHero } from '../components/HomeHero.tsx';
import type { HomeSectionsProps } from '../components/HomeSections.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ProductRow } from '../components/ProductRow.tsx';
import { RegionBoundary } from '../components/RegionBoundary.tsx';
import { useText } from '../i18n/texts.tsx';
import { Deferred, deferred } from '../lib/deferred.tsx';
import { homeQueries } from '../lib/home-data.ts';
import { ownerSlot } from '../lib/owner-slot.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteRequest } from '../lib/route.ts';
import homeHeroStyles from '../styles/home-hero.module.css';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ data }: RouteRequest) {
  await data.prefetch(homeQueries.index(), homeQueries.newProducts());
}

export function Component() {
  const { store } = useStorefront();
  return (
    <>
      <PageHead title={store.websiteTitle} description={store.websiteDesc} canonicalPath="/" />
      <ownerSlot.Part type="HOME">
        <Container className={`${styles.page} ${styles.sections}`}>
          <HomeBanners />
          <div>
            <HomeCategories />
            <LaterSections place="returning" />
          </div>
          <div>
            <HomeNewProducts />
            <div className={styles.ahead}>
              <LaterSections place="more" />
            </div>
          </div>
        </Container>
      </ownerSlot.Part>
    </>
  );
}

const HomeSections = deferred(() => import('../components/HomeSections.tsx').then((part) => part.HomeSections), {
  words: ['lists', 'product', 'below'],
});

/** The lower sections of the home page, and those for some visitors only. */
function LaterSections(props: HomeSectionsProps) {
  return (
    <RegionBoundary region="home">
      <Deferred until="interaction">
        <HomeSections {...props} />
      </Deferred>
    </RegionBoundary>
  );
}

/** Time in ms in which a press that began on the static banner has ended. */
const PRESS_MS = 1_000;

const Carousel = deferred<CarouselProps>(
  async () => {
    const [part] = await Promise.all([
      import('../lib/late/Carousel.ts'),
      new Promise((resolve) => setTimeout(resolve, PRESS_MS)),
    ]);
    return part.Carousel;
  },
  // Without its code, the static banner stays.
  { onMissing: () => undefined },
);

/** The shop's banners: the first one as HTML, the carousel after the first interaction. */
function HomeBanners() {
  const label = useText()('home.title');
  const { data: index } = useQuery(homeQueries.index());
  const banners = index?.banner ?? [];
  if (banners.length < 2) return <HomeBanner banner={banners[0]} />;
  const slides = banners.map((banner) => ({
    key: `${banner.id}`,
    name: banner.name,
    content: <HomeBanner banner={banner} headingLevel={2} />,
  }));
  const still = <div className={homeHeroStyles.still}>{slides[0]?.content}</div>;
  return (
    <div>
      <VisuallyHidden as="div">
        <h1 tabIndex={-1}>{label}</h1>
      </VisuallyHidden>
      <RegionBoundary region="banners" fallback={still}>
        <Deferred until="interaction" fallback={still}>
          <Carousel label={label} slides={slides} />
        </Deferred>
      </RegionBoundary>
    </div>
  );
}

interface HomeBannerProps {
  /** Without a banner, the shop shows a default text. */
  banner: HomeIndex['banner'][number] | undefined;
  headingLevel?: 1 | 2;
}

/** A banner of the shop. */
function HomeBanner({ banner, headingLevel = 1 }: HomeBannerProps) {
  const text = useText();
  const { picture } = useStorefront();
  return (
    <HomeHero
      title={banner?.name || text('home.title')}
      text={text('home.intro')}
      action={{ href: ownerLink(banner?.url || paths.allProducts), label: text('home.action') }}
      picture={picture(banner?.pic, 'hero')}
      headingLevel={headingLevel}
    />
  );
}

function HomeCategories() {
  const text = useText();
  const { picture } = useStorefront();
  const { data: categories = [] } = useCategories();
  const shown = listedCategories(categories);
  if (shown.length === 0) return null;
  return (
    <Rail title={text('home.categories')}>
      {shown.map((category) => (
        <CategoryTile
          key={category.id}
          href={categoryPath(category)}
          name={category.name}
          picture={picture(category.icon, 'category')}
        />
      ))}
    </Rail>
  );
}

function HomeNewProducts() {
  const text = useText();
  const { data: page } = useQuery(homeQueries.newProducts());
  return (
    <ProductRow
      title={text('home.newProducts')}
      link={{ href: paths.allProducts, label: text('home.allProducts') }}
      cards={page?.list ?? []}
    />
  );
}
