import { useCategories, useProductView } from '@promenade/storefront-hooks';
import { categoryPath, categoryTrailById, productPath, VARIANT_QUERY } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Breadcrumbs, ProductPageLayout } from '@promenade/storefront-ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useStructuredData } from '../../page/structured-data.ts';
import { useBreadcrumbData } from '../catalog/use-breadcrumb-data.ts';
import { BelowTheFold } from './BelowTheFold.tsx';
import { ProductDecision } from './ProductDecision.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ShopGallery } from './ShopGallery.tsx';
import { useChooseLabel } from './use-choose-label.ts';
import { useProductData } from './use-product-data.ts';

/** The page of one product. The chosen variant is in the address, so that it can be shared. */
export function ProductView({ product, url }: { product: ProductDetail; url: URL }) {
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
  const path = productPath(productInfo);

  const trail = [
    { name: text('nav.home'), href: '/' },
    ...(categoryTrailById(tree, productInfo.cateId) ?? []).map((each) => ({
      name: each.name,
      href: categoryPath(each),
    })),
  ];
  useStructuredData(
    useProductData(product, wanted ? view.variant.sku : undefined),
    useBreadcrumbData([...trail, { name, href: path }]),
  );

  const { variantText } = view.variant;
  useEffect(() => {
    if (!hasChosen || variantText === (wanted ?? '')) return;
    const query = new URLSearchParams(url.search);
    query.set(VARIANT_QUERY, variantText);
    void navigate(`${url.pathname}?${query}`, { replace: true, state });
  }, [hasChosen, variantText, wanted, navigate, url, state]);

  return (
    <>
      <PageHead
        {...{ title: name, description: productInfo.storeInfo, canonicalPath: path }}
        picture={productInfo.image}
        type="product"
      />
      <ProductPageLayout
        breadcrumbs={<Breadcrumbs trail={[...trail, { name }]} />}
        gallery={<ShopGallery product={product} gallery={view.gallery} />}
        decision={<ProductDecision product={product} view={view} />}
        details={<ProductDetails product={product} />}
      >
        <BelowTheFold product={product} view={view} url={url} />
      </ProductPageLayout>
    </>
  );
}
