import { type ProductView, useMerchantProducts } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { MerchantBlock, ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useExistingHref } from '../../router/use-existing-href.ts';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';
import { ContactLine } from './ContactLine.tsx';
import { FollowMerchant } from './FollowMerchant.tsx';
import styles from './product.module.css';

/** One more than a row shows, for the product itself may be among them. */
const LIMIT = 6;

export interface MerchantSectionProps {
  product: ProductDetail;
  merchant: ProductView['summary']['merchant'];
}

/** Who sells the product, and what else they sell. */
export function MerchantSection({ product, merchant }: MerchantSectionProps) {
  const text = useText('below');
  const existingHref = useExistingHref();
  const titleId = useId();
  const { id, merId } = product.productInfo;
  const { data = [], total } = useMerchantProducts(merId, {}, { limit: LIMIT });
  const others = data.filter((card) => card.id !== id).slice(0, LIMIT - 1);
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('merchant.title')} />
      <div className={styles.section}>
        <MerchantBlock
          merchant={{ ...merchant, href: existingHref(merchant.href) }}
          meta={total > 0 ? text('merchant.products', { count: total }) : undefined}
          actions={<FollowMerchant merchantId={merId} name={merchant.name} />}
        >
          <ContactLine />
        </MerchantBlock>
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
