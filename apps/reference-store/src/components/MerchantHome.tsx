import { useMerchant, useMerchantProducts, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { Button, Carousel, Message, Picture, SectionHeading } from '@promenade/storefront-ui';
import { ProductGrid } from '@promenade/storefront-ui/shop';
import { useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { RECOMMENDED_SIZE } from '../lib/merchants-data.ts';
import * as paths from '../lib/paths.ts';
import styles from '../styles/merchants.module.css';
import { ListFailure } from './ListFailure.tsx';
import { ShopProductCard } from './ProductCard.tsx';

const FIRST_VIEW = 5;

/** A merchant's banners and recommended products. */
export function MerchantHome({ id }: { id: number }) {
  return (
    <div className={styles.page}>
      <Banners id={id} />
      <Recommended id={id} />
    </div>
  );
}

function Banners({ id }: { id: number }) {
  const text = useText('merchants');
  const { picture } = useStorefront();
  const { data: merchant } = useMerchant(id);
  // The page's header already shows the background picture.
  const shown = merchant?.pcBackImage ?? merchant?.backImage;
  const slides = (merchant?.pcBanner ?? []).flatMap(({ sattDir: address }, index) => {
    const view = address === shown ? undefined : picture(address, 'hero');
    return view ? [{ view, name: text('merchant.banner', { number: index + 1 }) }] : [];
  });
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={text('merchant.banners', { name: merchant?.name ?? '' })}
      slides={slides.map(({ view, name }) => ({
        key: view.src,
        name,
        content: <Picture picture={view} ratio="wide" sizes="100vw" className={styles.slide} decorative />,
      }))}
    />
  );
}

function Recommended({ id }: { id: number }) {
  const text = useText('merchants');
  const titleId = useId();
  const { data, error, refresh } = useMerchantProducts(id, {}, { limit: RECOMMENDED_SIZE });
  if (error && !data) return <ListFailure error={error} onRetry={refresh} />;
  if (data?.length === 0) {
    return (
      <Message
        title={text('merchant.noProducts')}
        actions={
          <Button href={paths.merchantStreet} variant="outline">
            {text('merchants.all')}
          </Button>
        }
      >
        {text('merchant.noProductsText')}
      </Message>
    );
  }
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={text('merchant.recommended')}
        link={{ href: merchantPath(id, 'category'), label: text('merchant.allProducts') }}
      />
      <ProductGrid label={text('merchant.recommended')} placeholders={data ? 0 : 5}>
        {data?.map((card, place) => (
          <ShopProductCard key={card.id} card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
        ))}
      </ProductGrid>
    </section>
  );
}
