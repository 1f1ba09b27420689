import { PendingReview, type Review } from '../../contract/index.ts';
import { fixture } from '../fixtures/fixture.ts';
import { aReview } from '../fixtures/index.ts';
import { type MockAnswers, MockFailure, type MockRequest } from '../respond.ts';
import { shipmentOf, shipmentsOf } from './orders.ts';
import { missing, pageOf } from './request.ts';
import type { Shop } from './shop.ts';

const aPendingReview = fixture(PendingReview, {});

/** Good ones have 5 stars, poor ones 1. */
const typeOf = ({ star }: Review) => (star === 5 ? 1 : star === 1 ? 3 : 2);

/** Lines of completed orders wait for a review, which is written once, and then found with its product. */
export function reviewAnswers(shop: Shop): MockAnswers {
  const reviewsOf = (productId: unknown) => {
    if (!shop.products.some(({ productInfo }) => productInfo.id === Number(productId))) throw missing();
    return shop.reviews.filter((one) => one.productId === Number(productId)).map(({ review }) => review);
  };
  const count = (productId: unknown) => {
    const all = reviewsOf(productId);
    const of = (type: number) => all.filter((review) => typeOf(review) === type).length;
    const stars = all.reduce((sum, { star }) => sum + (star ?? 0), 0);
    const counts = { sumCount: all.length, goodCount: of(1), inCount: of(2), poorCount: of(3) };
    return { ...counts, replyChance: of(1) / (all.length || 1), replyStar: Math.floor(stars / (all.length || 1)) };
  };
  return {
    'review.list': (request: MockRequest) => {
      const type = Number(request.query.get('type'));
      const wanted = reviewsOf(request.path.productId).filter((review) => type === 0 || typeOf(review) === type);
      return pageOf(wanted, request);
    },
    'review.count': ({ path }) => count(path.id),
    'review.teaser': ({ path }) => {
      const { sumCount, replyChance } = count(path.id);
      return { sumCount, replyChance, productReply: reviewsOf(path.id)[0] ?? null };
    },
    'review.pending': (request) =>
      pageOf(
        shipmentsOf(shop)
          .filter(({ part }) => part.status === 3)
          .flatMap(({ part: { merId, merName, orderInfoList } }) =>
            orderInfoList.filter(({ isReply }) => !isReply).map((line) => aPendingReview({ ...line, merId, merName })),
          ),
        request,
      ),
    'review.create': ({ body }) => {
      const { part } = shipmentOf(shop, body.orderNo);
      const line = part.orderInfoList.find(({ id }) => id === body.orderInfoId);
      if (!line) throw missing();
      if (part.status !== 3) throw new MockFailure(400, 'The order is not completed yet');
      if (line.isReply) throw new MockFailure(400, 'You have reviewed this already');
      line.isReply = true;
      const { productScore: star, comment } = body;
      const words = { star, comment, sku: line.sku, pics: body.pics ? JSON.parse(body.pics) : [] };
      const review = aReview({ ...words, id: shop.nextId(), createTime: shop.now() });
      shop.reviews.unshift({ productId: line.productId, review });
      return null;
    },
  };
}
