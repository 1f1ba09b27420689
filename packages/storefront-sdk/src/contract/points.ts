import { endpoint } from './endpoint.ts';
import { type Infer, int, nullable, object, oneOf, orElse, page, text, time } from './schema.ts';

export const Points = object({
  /** What may be spent now. */
  integral: int,
  /** All ever gained. */
  sumIntegral: int,
  /** All ever spent. */
  deductionIntegral: int,
  /** Gained, not to be spent yet. */
  frozenIntegral: int,
});
/** The points of an account. */
export type Points = Infer<typeof Points>;

export const PointsRecord = object({
  id: int,
  /** The order or other event behind it. */
  linkId: text,
  linkType: text,
  /** 1 gain, 2 spending. */
  type: oneOf(1, 2),
  title: text,
  /** Points moved, without sign. */
  integral: int,
  /** Points held afterwards. */
  balance: int,
  mark: text,
  /** 1 order placed, 2 frozen, 3 done, 4 void after a refund. */
  status: oneOf(1, 2, 3, 4),
  /** Days that a gain stays frozen. */
  frozenTime: orElse(int, 0),
  /** When a frozen gain may be spent, epoch ms. */
  thawTime: nullable(time),
  createTime: nullable(time),
});
/** A gain or a spending of points. */
export type PointsRecord = Infer<typeof PointsRecord>;

export const pointsSummary = endpoint('points.summary', 'GET', '/api/front/integral/user', 'user', Points);
export const pointsRecords = endpoint('points.records', 'GET', '/api/front/integral/list', 'user', page(PointsRecord));
