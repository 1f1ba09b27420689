import type { ProductView } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { ProductGallery } from '@promenade/storefront-ui/shop';
import { memo, Suspense, useState } from 'react';
import { GalleryVideo, ProductLightbox } from '../lib/deferred-parts.ts';

interface ShopGalleryProps {
  product: ProductDetail;
  gallery: ProductView['gallery'];
}

/** The pictures of a product, its video, and the enlarged view. */
export const ShopGallery = memo(function ShopGallery({ product, gallery }: ShopGalleryProps) {
  const { name, pictures, index: ofVariant } = gallery;
  const [enlarged, setEnlarged] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  // When the enlarged view closes, the gallery shows the same picture, until another variant is chosen.
  const [left, setLeft] = useState({ ofVariant, index: ofVariant });
  const { showcaseVideo } = product.productInfo;
  return (
    <>
      <ProductGallery
        name={name}
        pictures={pictures}
        index={left.ofVariant === ofVariant ? left.index : ofVariant}
        onIndexChange={(index) => setLeft({ ofVariant, index })}
        onEnlarge={(index) => {
          setEnlarged(index);
          setOpen(true);
        }}
        onEnlargeIntent={ProductLightbox.preload}
        video={
          showcaseVideo ? (
            <Suspense>
              <GalleryVideo name={name} src={showcaseVideo} poster={pictures[0]?.src} />
            </Suspense>
          ) : undefined
        }
      />
      {enlarged === undefined ? null : (
        <Suspense>
          <ProductLightbox
            open={isOpen}
            onOpenChange={setOpen}
            name={name}
            pictures={pictures}
            index={enlarged}
            onIndexChange={(index) => {
              setEnlarged(index);
              setLeft({ ofVariant, index });
            }}
          />
        </Suspense>
      )}
    </>
  );
});
