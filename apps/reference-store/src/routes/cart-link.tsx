import { queries, useCartActions, useNow, useQuery, useStorefront } from '@promenade/storefront-hooks';
import { attributesText, priceInputOf, priceOf, productPath } from '@promenade/storefront-hooks/domain';
import { type ProductDetail, type ProductSku, StorefrontError } from '@promenade/storefront-sdk';
import { Alert, Button, Message, Skeleton } from '@promenade/storefront-ui';
import { OrderLineList, Receipt } from '@promenade/storefront-ui/shop';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LinkedCouponProps } from '../components/LinkedCoupon.tsx';
import { Page } from '../components/Page.tsx';
import type { PromotionCodeFormProps } from '../components/PromotionCodeForm.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { useText } from '../i18n/texts.tsx';
import { type CartLink, type LinkedItem, linkedProducts, parseCartLink } from '../lib/cart-link.ts';
import { buyNowPath, cartCheckoutPath } from '../lib/checkout.ts';
import { deferred } from '../lib/deferred.tsx';
import * as paths from '../lib/paths.ts';
import { rememberCoupon } from '../lib/redeemed-coupon.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import styles from '../styles/cart.module.css';

export const handle: RouteHandle = { access: 'private' };

export async function loader({ url, data }: RouteRequest) {
  const link = parseCartLink(url.searchParams);
  const { cartLinks } = await data.read(queries.storeDetails());
  if (!link || !cartLinks)
    throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'products.detailBySlug' });
  await data.prefetch(linkedProducts(link));
}

/** Shows the items of a link to the cart. They are added only when the shopper presses the button. */
export function Component({ url }: RouteProps) {
  const text = useText('link');
  const link = parseCartLink(url.searchParams);
  return (
    <Page title={text('cartLink.title')} text={text('cartLink.text')} narrow>
      {link ? <LinkedCart key={url.search} link={link} /> : null}
    </Page>
  );
}

const LinkedCoupon = deferred<LinkedCouponProps>(
  () => import('../components/LinkedCoupon.tsx').then((part) => part.LinkedCoupon),
  { words: ['product', 'below'] },
);

const PromotionCodeForm = deferred<PromotionCodeFormProps>(() =>
  import('../components/PromotionCodeForm.tsx').then((part) => part.PromotionCodeForm),
);

/** An available variant and its quantity. */
interface Offer {
  product: ProductDetail;
  sku: ProductSku;
  quantity: number;
}

/** The product of an item; undefined if the shop does not sell it. */
function offerOf({ slug, variantId, quantity }: LinkedItem, products: readonly ProductDetail[]): Offer | undefined {
  const product = products.find(({ productInfo }) => productInfo.slug === slug);
  const sku = Object.values(product?.productValue ?? {}).find(({ id }) => id === variantId);
  return product && sku && sku.stock > 0 ? { product, sku, quantity: Math.min(quantity, sku.stock) } : undefined;
}

function LinkedCart({ link }: { link: CartLink }) {
  const text = useText('link');
  const { formatMoney, picture, errorText } = useStorefront();
  const now = useNow();
  const navigate = useNavigate();
  const { add } = useCartActions();
  const [failure, setFailure] = useState<string>();
  const read = useQuery(linkedProducts(link));
  if (read.error && !read.data) return <ReadError title={text('cartLink.failed')} of={read} />;
  if (!read.data) return <Skeleton shape="block" />;
  const products = read.data;
  const found = link.items.map((item) => ({ item, offer: offerOf(item, products) }));
  const offers = found.flatMap(({ offer }) => offer ?? []);
  const missing = found.filter(({ item, offer }) => offer?.quantity !== item.quantity);
  if (offers.length === 0) {
    return (
      <Message
        title={text('cartLink.gone')}
        actions={
          <Button href={paths.allProducts} variant="outline">
            {text('nav.allProducts')}
          </Button>
        }
      />
    );
  }

  const centsOf = ({ product, sku }: Offer) => priceOf(priceInputOf(product, sku), now).nowCents;
  const items = offers.map(({ product, sku, quantity }) => ({
    ...{ productId: product.productInfo.id, attrId: sku.id, quantity },
  }));
  const [only, ...others] = items;
  const confirm = async () => {
    setFailure(undefined);
    if (link.isForCheckout && only && others.length === 0) return navigate(buyNowPath(only));
    try {
      await add.run(items);
      await navigate(link.isForCheckout ? cartCheckoutPath : paths.cart);
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <div className={styles.groups}>
      {missing.length > 0 ? <Alert tone="caution">{text('cartLink.missing', { count: missing.length })}</Alert> : null}
      <OrderLineList
        label={text('cartLink.label')}
        lines={offers.map((offer) => ({
          id: `${offer.sku.id}`,
          name: offer.product.productInfo.storeName,
          href: productPath(offer.product.productInfo),
          picture: picture(offer.sku.image || offer.product.productInfo.image, 'line'),
          attributes: attributesText(offer.sku.sku),
          quantity: offer.quantity,
          unitPrice: formatMoney(centsOf(offer)),
          lineTotal: formatMoney(centsOf(offer) * offer.quantity),
        }))}
      />
      <Receipt
        rows={[]}
        totalRow={{
          label: text('cartLink.total'),
          value: formatMoney(offers.reduce((sum, offer) => sum + centsOf(offer) * offer.quantity, 0)),
        }}
      />
      {link.couponId === undefined ? null : (
        <Suspense>
          <LinkedCoupon couponId={link.couponId} products={offers.map(({ product }) => product)} />
        </Suspense>
      )}
      {link.promotionCode === undefined ? null : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PromotionCodeForm linkedCode={link.promotionCode} onRedeemed={rememberCoupon} />
        </Suspense>
      )}
      {failure ? (
        <Alert tone="critical" announce>
          {failure}
        </Alert>
      ) : null}
      <Button wide size="large" pending={add.isPending} onClick={() => void confirm()}>
        {text(link.isForCheckout ? 'cartLink.checkout' : 'cartLink.add')}
      </Button>
      <noscript>
        <Alert>{text('cartLink.needsScripts')}</Alert>
      </noscript>
    </div>
  );
}
