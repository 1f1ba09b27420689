import { useProductView } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Alert, ProductPageLayout, ProductSummary, VariantPicker } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ShopGallery } from './ShopGallery.tsx';

/** A product as its page will be: for its merchant, neither to be found nor to be bought from. */
export function Preview({ product }: { product: ProductDetail }) {
  const text = useText('product');
  const { summary, gallery, picker } = useProductView(product);
  return (
    <>
      <PageHead title={text('preview.title', { name: summary.name })} />
      <ProductPageLayout
        breadcrumbs={<Alert title={text('preview.notice')}>{text('preview.noticeText')}</Alert>}
        gallery={<ShopGallery product={product} gallery={gallery} />}
        decision={
          <>
            <ProductSummary {...summary} />
            {picker.axes.length > 0 ? <VariantPicker {...picker} name="axis" /> : null}
          </>
        }
        details={<ProductDetails product={product} />}
      />
    </>
  );
}
