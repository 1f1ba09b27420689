import type { MerchantCard } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { merchantPath } from '../domain/merchant-path.ts';
import { type RatingView, ratingView } from './product-texts.ts';

/** The seller of a product. */
export interface MerchantView {
  /** Name of the merchant. */
  name: string;
  /** Link to the merchant's page; absent if the backend sends no merchant id. */
  href?: string | undefined;
  /** Picture of the merchant. */
  avatar?: PictureView | undefined;
  /** Rating of the merchant. */
  rating?: RatingView | undefined;
}

/** A merchant as the props of `<MerchantCard>`. */
export interface MerchantCardView {
  /** The merchant. */
  merchant: MerchantView & { href: string };
  /** Pictures of up to three products. */
  pictures: readonly PictureView[];
}

/** A merchant of a list as the props of its card. */
export function merchantCardView(card: MerchantCard, { href, picture }: Presentation): MerchantCardView {
  return {
    merchant: {
      name: card.name,
      href: href(merchantPath(card.id)),
      avatar: picture(card.avatar, 'avatar'),
      rating: ratingView(card.starLevel),
    },
    pictures: card.proList.flatMap(({ image }) => picture(image, 'merchant') ?? []),
  };
}
