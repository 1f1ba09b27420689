import { IMAGES_MAX, isOrderActionAllowed, reviewFormIssues } from '@promenade/storefront-hooks/domain';
import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { noteReview } from '../repositories/product-tallies.ts';
import type { ReviewTotals } from '../repositories/review-writes.ts';
import { claimReview, countReview } from '../repositories/review-writes.ts';
import { insertReview, orderLineOf, rateProduct } from '../repositories/reviews.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { userById } from '../repositories/users.ts';
import { ownPictures } from './own-pictures.ts';
import { shopperOf } from './principals.ts';
import { sumOf } from './review-views.ts';

type Body = InputOf<'reviews.create'>['body'];

/** The mean of all stars, in tenths. */
const meanTenths = (totals: ReviewTotals) => Math.round((10 * totals.stars) / sumOf(totals));

/**
 * Reviews a line of a completed order, once; the product's rating moves with it.
 *
 * @throws Refused 404 for a line that the shopper has not, 400 before its receipt, the second time, or for a bad form.
 */
export async function writeReview(
  deps: DomainDeps<'config' | 'origins'>,
  call: CallContext,
  body: Body,
): Promise<void> {
  const { now, locale } = call;
  const userId = shopperOf(call);
  const addresses = picturesIn(body.pics);
  checkForm(body, addresses);
  await inTransaction(call.db, async (tx) => {
    const pictures = await ownPictures(deps, { ...call, db: tx }, 'pics', addresses, true);
    const line = await orderLineOf(tx, userId, body.orderNo, body.orderInfoId);
    const user = await userById(tx, userId);
    if (!line || !user) throw notFound();
    if (!(await claimReview(tx, line.id))) {
      const isReceived = isOrderActionAllowed({ paid: true, status: line.status }, 'add-review');
      throw new Refused(400, isReceived ? 'reviewWritten' : 'reviewNotYet');
    }
    await insertReview(tx, {
      product_id: line.product_id,
      user_id: userId,
      order_line_id: line.id,
      nickname: user.nickname,
      avatar: user.avatar,
      is_verified: true,
      product_score: body.productScore,
      service_score: body.serviceScore,
      comment: body.comment.trim(),
      locale,
      pictures: JSON.stringify(pictures),
      sku: line.sku,
      merchant_reply: null,
      created_at: now,
    });
    const totals = await countReview(tx, line.product_id, body.productScore);
    await rateProduct(tx, line.product_id, meanTenths(totals), now);
    await noteReview(tx, line.product_id);
  });
}

function picturesIn(text: string | undefined): string[] {
  try {
    return text ? JSON.parse(text) : [];
  } catch {
    throw badField('pics', 'fieldMalformed');
  }
}

/** Refuses a form that the shop's own page would not send either. */
function checkForm({ productScore, serviceScore, comment }: Body, images: readonly string[]): void {
  const issues = reviewFormIssues({ productScore, serviceScore, comment, images });
  if (issues.images) throw badField('pics', 'fieldTooMany', { limit: IMAGES_MAX });
  if (issues.comment) throw badField('comment', 'fieldRequired');
}
