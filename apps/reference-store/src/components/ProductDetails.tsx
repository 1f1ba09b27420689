import { useStorefront } from '@promenade/storefront-hooks';
import { freightTerms } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { DescriptionList, Disclosure } from '@promenade/storefront-ui';
import { memo, Suspense } from 'react';
import { useText } from '../i18n/texts.tsx';
import { deferred } from '../lib/deferred.tsx';
import { firstInteraction } from '../lib/interaction.ts';
import styles from '../styles/product.module.css';

const PlainHtml = deferred(() => import('./PlainHtml.tsx').then((part) => part.PlainHtml), {
  after: () => firstInteraction,
  // Ignored: the text stays as the server sent it.
  onMissing() {},
});

/** Text as the server sent it until the first interaction. Memoised: an update before its code is loaded would discard it. */
const Description = memo(function Description({ html }: { html: string }) {
  return (
    <Suspense>
      <PlainHtml html={html} />
    </Suspense>
  );
});

/** Description and details of a product, in collapsible sections. */
export const ProductDetails = memo(function ProductDetails({ product }: { product: ProductDetail }) {
  const text = useText('product');
  const { formatMoney, currency } = useStorefront();
  const freight = freightTerms(currency);
  const { productInfo } = product;
  const facts = [
    { term: text('product.manufacturer'), value: productInfo.manufacturer },
    { term: text('product.responsiblePerson'), value: productInfo.responsiblePerson },
    { term: text('product.warnings'), value: productInfo.safetyInfo },
  ].filter(({ value }) => value);
  return (
    <>
      <Disclosure title={text('product.description')} defaultOpen>
        <div className={styles.prose}>
          {productInfo.storeInfo ? <p>{productInfo.storeInfo}</p> : null}
          <Description html={productInfo.content} />
        </div>
      </Disclosure>
      {productInfo.customAttributes.length > 0 ? (
        <Disclosure title={text('product.attributes')} defaultOpen>
          <DescriptionList rows={productInfo.customAttributes.map(({ name, value }) => ({ term: name, value }))} />
        </Disclosure>
      ) : null}
      <Disclosure title={text('product.shipping')}>
        <p>
          {productInfo.isShippingIncluded
            ? text('product.shippingFree')
            : text('product.shippingText', {
                first: formatMoney(freight.firstCents),
                further: formatMoney(freight.furtherCents),
                freeFrom: formatMoney(freight.freeFromCents),
              })}
        </p>
      </Disclosure>
      <Disclosure title={text('product.returns')}>
        <p>{text(productInfo.isWithdrawable === false ? 'product.notWithdrawable' : 'product.returnsText')}</p>
      </Disclosure>
      {facts.length > 0 ? (
        <Disclosure title={text('product.safety')}>
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </>
  );
});
