import { queries, useMerchants, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { Button, Carousel, Picture } from '@promenade/storefront-ui';
import { MerchantList } from '../components/MerchantList.tsx';
import { MerchantSearchForm } from '../components/MerchantSearchForm.tsx';
import { Page } from '../components/Page.tsx';
import { useText } from '../i18n/texts.tsx';
import { readPage } from '../lib/list.ts';
import { merchantStreetPath, pageIn } from '../lib/merchant-paths.ts';
import { MERCHANTS_SIZE, merchantQueries } from '../lib/merchants-data.ts';
import * as paths from '../lib/paths.ts';
import { type RouteHandle, type RouteProps, type RouteRequest, useExistingHref } from '../lib/route.ts';
import merchantsStyles from '../styles/merchants.module.css';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ url, data }: RouteRequest) {
  const page = pageIn(url.searchParams);
  const [redirect] = await Promise.all([
    readPage({ data, url }, merchantQueries.street(page), page),
    data.prefetch(queries.merchantTypes(), queries.businessCategories()),
  ]);
  return redirect;
}

export function Component({ url }: RouteProps) {
  const text = useText('merchants');
  const existingHref = useExistingHref();
  const page = pageIn(url.searchParams);
  const sellHref = existingHref(paths.sellWithUs);
  return (
    <Page
      title={text('merchants.directory')}
      description={text('merchants.intro')}
      text={text('merchants.intro')}
      canonicalPath={merchantStreetPath(page)}
      above={[]}
      actions={
        sellHref ? (
          <Button href={sellHref} variant="outline">
            {text('merchants.sell')}
          </Button>
        ) : null
      }
      spaced
    >
      {page === 1 ? <StreetBanner /> : null}
      <MerchantSearchForm />
      <Street key={page} page={page} />
    </Page>
  );
}

function Street({ page }: { page: number }) {
  const list = useMerchants({ limit: MERCHANTS_SIZE, firstPage: page });
  return <MerchantList list={list} page={page} pageHref={merchantStreetPath} />;
}

const MOST_SLIDES = 4;

/** Banners of the first merchants, linked to their pages. */
function StreetBanner() {
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
          <div className={merchantsStyles.slideBox}>
            <Picture
              picture={view}
              ratio="wide"
              sizes="100vw"
              className={merchantsStyles.slide}
              decorative
              {...first}
            />
            <Button href={merchantPath(id)} size="small" variant="outline" className={merchantsStyles.slideLink}>
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
