import {
  type ProductView,
  queries,
  useCategories,
  useCoupons,
  useCustomerService,
  useMerchantProducts,
  useQuery,
  useRecentlyViewed,
  useTrackRecentlyViewed,
} from '@promenade/storefront-hooks';
import { COUPON_USE_TYPE, categoryTrailById } from '@promenade/storefront-hooks/domain';
import type { Category, ProductDetail } from '@promenade/storefront-sdk';
import { Button, Grid, SectionHeading, TextLink } from '@promenade/storefront-ui';
import { MerchantHeader, ProductGrid } from '@promenade/storefront-ui/shop';
import { memo, useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Deferred } from '../lib/deferred.tsx';
import { useExistingHref, useNavigation } from '../lib/route.ts';
import styles from '../styles/product.module.css';
import { CouponOffer } from './CouponOffer.tsx';
import { FollowMerchant } from './FollowMerchant.tsx';
import { ShopProductCard } from './ProductCard.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import { ProductRow } from './ProductRow.tsx';

export interface ProductBelowProps {
  product: ProductDetail;
  merchant: ProductView['summary']['merchant'];
  url: URL;
}

/** Coupons, reviews, the merchant and other products; each section loads its data when it is near the screen. */
export const ProductBelow = memo(function ProductBelow({ product, merchant, url }: ProductBelowProps) {
  const { id, merId, rating } = product.productInfo;
  // After Back, the page must be as long as before for the scroll position.
  const isBack = useNavigation().page.arrival === 'traverse';
  useTrackRecentlyViewed(id);
  return (
    <>
      <Deferred until="visible" now={isBack}>
        <CouponOffers productId={id} merchant={product.merchantInfo.name} />
      </Deferred>
      <ProductReviews productId={id} rating={rating} url={url} now={isBack} />
      {merId > 0 ? (
        <Deferred until="visible" now={isBack}>
          <MerchantSection product={product} merchant={merchant} />
        </Deferred>
      ) : null}
      <Deferred until="visible" now={isBack}>
        <RelatedProducts product={product} />
      </Deferred>
      <Deferred until="visible" now={isBack}>
        <RecentlyViewed productId={id} />
      </Deferred>
    </>
  );
});

/** Coupons that apply to a product, those for it alone first; each can be received right here. */
function CouponOffers({ productId, merchant }: { productId: number; merchant: string }) {
  const text = useText('below');
  const titleId = useId();
  const lists = [
    useCoupons({ useType: COUPON_USE_TYPE.goods, productId }),
    useCoupons({ useType: COUPON_USE_TYPE.category, productId }),
    useCoupons({ useType: COUPON_USE_TYPE.general, productId }),
  ];
  // Shown together, so that no list pushes another one down.
  if (lists.some(({ isLoading }) => isLoading)) return null;
  const offers = lists.flatMap(({ data = [], receive }) => data.map((offer) => ({ offer, receive })));
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('product.coupons')} />
      <Grid as="ul">
        {offers.map(({ offer, receive }) => (
          <li key={offer.coupon.id}>
            <CouponOffer offer={offer} receive={receive} merchant={merchant} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

/** One more than a row shows, because the product itself may be among them. */
const LIMIT = 6;

interface MerchantSectionProps {
  product: ProductDetail;
  merchant: ProductView['summary']['merchant'];
}

/** The merchant of the product, with other products it sells. */
function MerchantSection({ product, merchant }: MerchantSectionProps) {
  const text = useText('below');
  const storeHref = useExistingHref()(merchant.href);
  const titleId = useId();
  const { id, merId } = product.productInfo;
  const { data = [], total } = useMerchantProducts(merId, {}, { limit: LIMIT });
  const others = data.filter((card) => card.id !== id).slice(0, LIMIT - 1);
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('merchant.title')} />
      <div className={styles.section}>
        <MerchantHeader
          variant="card"
          headingLevel={3}
          merchant={merchant}
          meta={total > 0 ? text('merchant.products', { count: total }) : undefined}
          actions={
            <>
              <FollowMerchant merchantId={merId} name={merchant.name} />
              {storeHref ? (
                <Button
                  href={storeHref}
                  variant="outline"
                  aria-label={text('merchant.visitOf', { name: merchant.name })}
                >
                  {text('merchant.visit')}
                </Button>
              ) : null}
            </>
          }
        >
          <ContactLine />
        </MerchantHeader>
        {others.length > 0 ? (
          <ProductGrid label={text('merchant.others', { name: merchant.name })} wholeRows>
            {others.map((card) => (
              <ShopProductCard key={card.id} card={card} />
            ))}
          </ProductGrid>
        ) : null}
      </div>
    </section>
  );
}

/** How to contact the shop about a product, by the shop's settings. */
function ContactLine() {
  const text = useText('below');
  const { data: service } = useCustomerService();
  if (!service) return null;
  const { kind, href } = service;
  const isPage = kind === 'link' || kind === 'message';
  return (
    <>
      <span>{text('contact.question')}</span>{' '}
      <TextLink href={href}>{isPage ? text(`contact.${kind}`) : service.text}</TextLink>
    </>
  );
}

const SHOWN = 5;

/** Products of the parent category; one more than shown, because the product itself may be among them. */
function relatedQuery({ productInfo }: ProductDetail, tree: readonly Category[]) {
  const trail = categoryTrailById(tree, productInfo.cateId) ?? [];
  const shelf = trail.at(-2) ?? trail.at(-1);
  return shelf ? queries.products({ cid: shelf.id, level: shelf.level }, 1, SHOWN + 1) : null;
}

function RelatedProducts({ product }: { product: ProductDetail }) {
  const text = useText('below');
  const { data: tree = [] } = useCategories();
  const { data: page } = useQuery(relatedQuery(product, tree));
  const cards = (page?.list ?? []).filter((card) => card.id !== product.productInfo.id).slice(0, SHOWN);
  return <ProductRow title={text('product.related')} cards={cards} />;
}

/** Products viewed earlier on this device. */
function RecentlyViewed({ productId }: { productId: number }) {
  const text = useText('below');
  const { data: cards = [] } = useRecentlyViewed({ except: productId, limit: SHOWN });
  return <ProductRow title={text('viewed.title')} cards={cards} look="simple" wholeRows={false} />;
}
