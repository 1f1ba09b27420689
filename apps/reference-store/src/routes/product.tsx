import {
  type ProductView,
  queries,
  useCategories,
  useNow,
  useProduct,
  useProductView,
  useQuery,
} from '@promenade/storefront-hooks';
import {
  categoryPath,
  categoryTrailById,
  formatCompact,
  isDiscountValid,
  productPath,
  VARIANT_QUERY,
} from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Breadcrumbs, Container } from '@promenade/storefront-ui';
import { ProductPageLayout, ProductSummary } from '@promenade/storefront-ui/shop';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ExpressWallets } from '../components/ExpressWallets.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ProductBuyBox } from '../components/ProductBuyBox.tsx';
import { ProductDetails } from '../components/ProductDetails.tsx';
import { ShopGallery } from '../components/ProductGallery.tsx';
import { useText } from '../i18n/texts.tsx';
import { Deferred, deferred } from '../lib/deferred.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { asksForReviews, REVIEWS_ID } from '../lib/product-address.ts';
import { type RouteHandle, type RouteProps, type RouteRequest, useExistingHref } from '../lib/route.ts';
import { useChooseLabel } from '../lib/use-choose-label.ts';
import styles from '../styles/page.module.css';
import productStyles from '../styles/product.module.css';

export const handle: RouteHandle = { access: 'public' };

const addressOf = (params: RouteProps['params']) => ({ slug: params.slug ?? '', uniqueKey: params.id });

/** Reads a product; other addresses of the product redirect to the canonical one. */
export async function loader({ params, url, data }: RouteRequest) {
  const product = await data.read(queries.product(addressOf(params)));
  const path = productPath(product.productInfo);
  if (path !== url.pathname) return { to: path + url.search, permanent: true };
  // Data for the breadcrumbs and the rating.
  await data.prefetch(queries.categories(), queries.reviewCount(product.productInfo.id));
  return undefined;
}

export function Component({ params, url }: RouteProps) {
  const { data: product } = useProduct(addressOf(params));
  if (!product) return null;
  return (
    <Container className={styles.page}>
      <ProductContent key={product.productInfo.id} product={product} url={url} />
    </Container>
  );
}

const ProductBelow = deferred(() => import('../components/ProductBelow.tsx').then((part) => part.ProductBelow), {
  words: ['below'],
});

/** The page of one product. The chosen variant is in the address, so that it can be shared. */
function ProductContent({ product, url }: { product: ProductDetail; url: URL }) {
  const text = useText('product');
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: tree = [] } = useCategories();
  const { productInfo } = product;
  const wanted = url.searchParams.get(VARIANT_QUERY);
  const { storeName: name } = productInfo;
  const [hasChosen, setChosen] = useState(false);
  const pictureLabel = useCallback(
    (index: number) => (index === 0 ? name : text('product.picture', { name, place: index + 1 })),
    [name, text],
  );
  const onChoose = useCallback(() => setChosen(true), []);
  const chooseLabel = useChooseLabel();
  const view = useProductView(product, { variant: wanted, pictureLabel, onChoose, chooseLabel });
  // On slow phones the pressed variant is painted first, and the rest of the page, which is memoised, follows.
  const following = useDeferredValue(view);
  const path = productPath(productInfo);

  const trail = [
    { name: text('nav.home'), href: '/' },
    ...(categoryTrailById(tree, productInfo.cateId) ?? []).map((each) => ({
      name: each.name,
      href: categoryPath(each),
    })),
  ];

  const { variantText } = view.variant;
  const isSettled = following === view;
  useEffect(() => {
    if (!isSettled || !hasChosen || variantText === (wanted ?? '')) return;
    const query = new URLSearchParams(url.search);
    query.set(VARIANT_QUERY, variantText);
    void navigate(`${url.pathname}?${query}`, { replace: true, state });
  }, [isSettled, hasChosen, variantText, wanted, navigate, url, state]);

  return (
    <>
      <PageHead
        {...{ title: name, description: productInfo.storeInfo, canonicalPath: path }}
        picture={productInfo.image}
        type="product"
      />
      <ProductPageLayout
        breadcrumbs={<Breadcrumbs trail={[...trail, { name }]} />}
        gallery={<ShopGallery product={product} gallery={following.gallery} />}
        decision={
          <>
            <Summary product={product} view={following} />
            <Purchase product={product} view={view} />
          </>
        }
        details={<ProductDetails product={product} />}
      >
        <Deferred
          until="interaction"
          now={asksForReviews(url)}
          fallback={<div id={REVIEWS_ID} className={productStyles.ahead} />}
        >
          <ProductBelow product={product} merchant={following.summary.merchant} url={url} />
        </Deferred>
      </ProductPageLayout>
    </>
  );
}

const SaleEnd = deferred(() => import('../components/SaleEnd.tsx').then((part) => part.SaleEnd));

interface PartProps {
  product: ProductDetail;
  view: ProductView;
}

/** Name, price, rating and stock. */
const Summary = memo(function Summary({ product, view }: PartProps) {
  const existingHref = useExistingHref();
  const { locale } = useEnvironment();
  const { merchant, rating } = view.summary;
  const { data: reviews } = useQuery(queries.reviewCount(product.productInfo.id));
  const offer = useText('product')('sale.limited');
  const count = reviews?.sumCount;
  const { priceInput } = view.variant;
  const endsAt = priceInput.discountExpiry ?? undefined;
  const isOnSale = isDiscountValid(priceInput, useNow(endsAt));
  return (
    <ProductSummary
      {...view.summary}
      merchant={{ ...merchant, href: existingHref(merchant.href) }}
      rating={rating && { ...rating, count: count ? formatCompact(count, locale) : undefined }}
      note={
        isOnSale && endsAt ? (
          <Deferred until="interaction" fallback={<span>{offer}</span>}>
            <SaleEnd endsAt={endsAt} />
          </Deferred>
        ) : undefined
      }
      reviewsHref={`#${REVIEWS_ID}`}
    />
  );
});

/** Variants, buy buttons and wallets. */
function Purchase({ product, view }: PartProps) {
  const { cartItem } = view.variant;
  const [isNear, setNear] = useState(false);
  return (
    <>
      <ProductBuyBox product={product} view={view} hasBar onIntent={() => startTransition(() => setNear(true))} />
      {isNear && cartItem ? <ExpressWallets purchase={{ kind: 'product', ...cartItem }} /> : null}
    </>
  );
}
