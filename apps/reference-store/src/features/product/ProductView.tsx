import { useCategories, useProductView } from '@promenade/storefront-hooks';
import { categoryPath, categoryTrailById, productPath } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Breadcrumbs, ProductGallery, ProductPageLayout } from '@promenade/storefront-ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead.tsx';
import { useStructuredData } from '../../app/structured-data.ts';
import { useText } from '../../i18n/use-text.ts';
import { useBreadcrumbData } from '../catalog/use-breadcrumb-data.ts';
import { ProductDecision } from './ProductDecision.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { useChooseLabel } from './use-choose-label.ts';
import { useProductData } from './use-product-data.ts';

/** The page of one product. The chosen variant is in the address, so that it can be shared. */
export function ProductView({ product, url }: { product: ProductDetail; url: URL }) {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: tree = [] } = useCategories();
  const { productInfo } = product;
  const wanted = url.searchParams.get('variant');
  const { storeName: name } = productInfo;
  const [hasChosen, setChosen] = useState(false);
  const pictureLabel = useCallback(
    (index: number) => (index === 0 ? name : text('product.picture', { name, place: index + 1 })),
    [name, text],
  );
  const onChoose = useCallback(() => setChosen(true), []);
  const chooseLabel = useChooseLabel();
  const view = useProductView(product, { variant: wanted, pictureLabel, onChoose, chooseLabel });
  const path = productPath(productInfo);

  const trail = [
    { name: text('nav.home'), href: '/' },
    ...(categoryTrailById(tree, productInfo.cateId) ?? []).map((each) => ({
      name: each.name,
      href: categoryPath(each),
    })),
  ];
  useStructuredData(useProductData(product, view.variant), useBreadcrumbData([...trail, { name, href: path }]));

  const { variantText } = view.variant;
  useEffect(() => {
    if (!hasChosen || variantText === (wanted ?? '')) return;
    void navigate(`${path}?variant=${encodeURIComponent(variantText)}`, { replace: true, state });
  }, [hasChosen, variantText, wanted, navigate, path, state]);

  return (
    <>
      <PageHead title={name} description={productInfo.storeInfo} canonicalPath={path} picture={productInfo.image} />
      <ProductPageLayout
        breadcrumbs={<Breadcrumbs trail={[...trail, { name }]} />}
        gallery={<ProductGallery {...view.gallery} />}
        decision={<ProductDecision product={product} view={view} />}
        details={<ProductDetails product={product} />}
      >
        <RelatedProducts product={product} />
      </ProductPageLayout>
    </>
  );
}
