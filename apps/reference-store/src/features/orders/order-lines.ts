import type { OrderLineViewProps } from '@promenade/storefront-hooks';
import type { OrderLineView } from '@promenade/storefront-ui';
import { pictureOf, pictureSizes } from '../pictures/picture-of.ts';

/** Lines of an order or a checkout with their pictures, as lists show them. */
export function orderLines(lines: readonly OrderLineViewProps[]): OrderLineView[] {
  return lines.map(({ image, ...line }) => ({ ...line, picture: pictureOf(image, { sizes: pictureSizes.thumbnail }) }));
}
