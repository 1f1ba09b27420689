import { useCategories, useVariant } from '@promenade/storefront-hooks';
import { categoryPath, categoryTrailById, productPath } from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { Breadcrumbs, ProductGallery, ProductPageLayout } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead.tsx';
import { useStructuredData } from '../../app/structured-data.ts';
import { useText } from '../../i18n/use-text.ts';
import { useBreadcrumbData } from '../catalog/use-breadcrumb-data.ts';
import { pictureOf, pictureSizes } from '../pictures/picture-of.ts';
import { ProductDecision } from './ProductDecision.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { useProductData } from './use-product-data.ts';

/** The page of one product. The chosen variant is in the address, so that it can be shared. */
export function ProductView({ product, url }: { product: ProductDetail; url: URL }) {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: tree = [] } = useCategories();
  const { productInfo } = product;
  const wanted = url.searchParams.get('variant');
  const variant = useVariant(product, { variant: wanted });
  const path = productPath(productInfo);

  const trail = [
    { name: text('nav.home'), href: '/' },
    ...(categoryTrailById(tree, productInfo.cateId) ?? []).map((each) => ({
      name: each.name,
      href: categoryPath(each),
    })),
  ];
  useStructuredData(
    useProductData(product, variant),
    useBreadcrumbData([...trail, { name: productInfo.storeName, href: path }]),
  );

  const { variantText } = variant;
  const [hasChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!hasChosen || variantText === (wanted ?? '')) return;
    void navigate(`${path}?variant=${encodeURIComponent(variantText)}`, { replace: true, state });
  }, [hasChosen, variantText, wanted, navigate, path, state]);

  const addresses = productInfo.sliderImage.length > 0 ? productInfo.sliderImage : [productInfo.image];
  const shown = addresses.includes(variant.image) ? addresses : [variant.image, ...addresses];
  const pictures = shown
    .map((address, place) =>
      pictureOf(address, {
        alt:
          place === 0
            ? productInfo.storeName
            : text('product.picture', { name: productInfo.storeName, place: place + 1 }),
        sizes: pictureSizes.productPage,
      }),
    )
    .filter((picture) => picture !== undefined);

  return (
    <>
      <PageHead
        title={productInfo.storeName}
        description={productInfo.storeInfo}
        canonicalPath={path}
        picture={productInfo.image}
      />
      <ProductPageLayout
        breadcrumbs={<Breadcrumbs trail={[...trail, { name: productInfo.storeName }]} />}
        gallery={
          <ProductGallery name={productInfo.storeName} pictures={pictures} current={shown.indexOf(variant.image)} />
        }
        decision={<ProductDecision product={product} variant={variant} onChoose={() => setChosen(true)} />}
        details={<ProductDetails product={product} />}
      >
        <RelatedProducts product={product} />
      </ProductPageLayout>
    </>
  );
}
