import { PendingReview, type Review } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import { aReview } from '../../fixtures/index.ts';
import type { MockHandlers } from '../../respond.ts';
import { notFound, refused } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { partByNo, partsOf } from './orders.ts';

const aPendingReview = fixture(PendingReview, {});

/** Good ones have 5 stars, poor ones 1. */
const kindOf = ({ star }: Review) => (star === 5 ? 1 : star === 1 ? 3 : 2);

/** Lines of completed orders wait for a review, which is written once, and then found with its product. */
export function reviewHandlers(shop: Shop): MockHandlers {
  const reviewsOf = (productId: unknown) => {
    if (!shop.products.some(({ productInfo }) => productInfo.id === Number(productId))) throw notFound();
    return shop.reviews.filter((one) => one.productId === Number(productId)).map(({ review }) => review);
  };
  const count = (productId: unknown) => {
    const all = reviewsOf(productId);
    const of = (kind: number) => all.filter((review) => kindOf(review) === kind).length;
    const stars = all.reduce((sum, { star }) => sum + (star ?? 0), 0);
    const counts = { sumCount: all.length, goodCount: of(1), inCount: of(2), poorCount: of(3) };
    return { ...counts, replyChance: of(1) / (all.length || 1), replyStar: Math.floor(stars / (all.length || 1)) };
  };
  return {
    'reviews.list': (request) => {
      const kind = Number(request.query.get('type'));
      const wanted = reviewsOf(request.path.productId).filter((review) => kind === 0 || kindOf(review) === kind);
      return pageOf(wanted, request);
    },
    'reviews.count': ({ path }) => count(path.id),
    'reviews.summary': ({ path }) => {
      const { sumCount, replyChance } = count(path.id);
      return { sumCount, replyChance, productReply: reviewsOf(path.id)[0] ?? null };
    },
    'reviews.pending': (request) => {
      const completed = partsOf(signedIn(shop, request)).filter(({ part }) => part.status === 3);
      const lines = completed.flatMap(({ part: { merId, merName, orderNo, lines } }) =>
        lines
          .filter(({ isReviewed }) => !isReviewed)
          .map(({ id, productId, productName, image, sku, unitCents, quantity }) =>
            aPendingReview({
              ...{ id, productId, productName, image, sku, merId, merName },
              merOrderNo: orderNo,
              price: unitCents,
              payNum: quantity,
            }),
          ),
      );
      return pageOf(lines, request);
    },
    'reviews.create': (request) => {
      const { orderNo, orderInfoId, productScore: star, comment, pics } = request.body;
      const { part } = partByNo(signedIn(shop, request), orderNo);
      const line = part.lines.find(({ id }) => id === orderInfoId);
      if (!line) throw notFound();
      if (part.status !== 3) throw refused('The order is not completed yet');
      if (line.isReviewed) throw refused('You have reviewed this already');
      line.isReviewed = true;
      line.review = { star, comment };
      const written = { star, comment, sku: line.sku, pics: pics ? JSON.parse(pics) : [] };
      const review = aReview({ ...written, id: shop.nextId(), createTime: shop.now() });
      shop.reviews.unshift({ productId: line.productId, review });
      return null;
    },
  };
}
