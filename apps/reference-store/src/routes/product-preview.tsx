import { queries, useProductView, useQuery } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Alert, Container } from '@promenade/storefront-ui';
import { ProductPageLayout, ProductSummary, VariantPicker } from '@promenade/storefront-ui/shop';
import { PageHead } from '../components/PageHead.tsx';
import { ProductDetails } from '../components/ProductDetails.tsx';
import { ShopGallery } from '../components/ProductGallery.tsx';
import { useText } from '../i18n/texts.tsx';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

const previewOf = ({ slug = '', id = '' }: RouteProps['params']) => queries.productPreview({ slug, uniqueKey: id });

export async function loader({ params, data }: RouteRequest) {
  await data.read(previewOf(params));
}

export function Component({ params }: RouteProps) {
  const { data: product } = useQuery(previewOf(params));
  if (!product) return null;
  return (
    <Container className={styles.page}>
      <Preview product={product} />
    </Container>
  );
}

/** A preview of a product's page for its merchant. It cannot be found by search, and nothing can be bought from it. */
function Preview({ product }: { product: ProductDetail }) {
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
