import { useReviewCard } from '@promenade/storefront-hooks';
import type { Review } from '@promenade/storefront-sdk';
import { ReviewCard } from '@promenade/storefront-ui';
import { Suspense, useCallback, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { productLightbox } from '../product/product-lightbox.ts';

const { Component: Lightbox, preload } = productLightbox;

/** A review, and its pictures over the whole screen. */
export function ShopReviewCard({ review }: { review: Review }) {
  const text = useText('below');
  const { nickname } = review;
  const pictureLabel = useCallback(
    (index: number) => text('reviews.picture', { author: nickname, number: index + 1 }),
    [text, nickname],
  );
  const card = useReviewCard(review, pictureLabel);
  const [enlarged, setEnlarged] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const open = (index: number) => {
    setEnlarged(index);
    setOpen(true);
  };
  return (
    <>
      <ReviewCard {...card} onPictureOpen={open} onPictureIntent={preload} />
      {enlarged === undefined ? null : (
        <Suspense>
          <Lightbox
            open={isOpen}
            onOpenChange={setOpen}
            name={text('reviews.pictures', { author: nickname })}
            pictures={card.pictures}
            current={enlarged}
            onCurrentChange={setEnlarged}
          />
        </Suspense>
      )}
    </>
  );
}
