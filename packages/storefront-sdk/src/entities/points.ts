import { type Infer, int, nullable, object, oneOfOpen, optional, text, time, withDefault } from '../schema/schema.ts';

export const Points = object({
  /** Points available to spend. */
  integral: int,
  /** Points earned in total. */
  sumIntegral: int,
  /** Points spent in total. */
  deductionIntegral: int,
  /** Points earned but still frozen. */
  frozenIntegral: int,
});
/** The points of an account. */
export interface Points extends Infer<typeof Points> {}

export const PointsRecord = object({
  /** Id. */
  id: int,
  /** Id of the order or other event that caused the change. */
  linkId: text,
  /** Cause: `order`, `sign`, `system`. */
  linkType: text,
  /** 1 earned, 2 spent. */
  type: oneOfOpen(1, 2),
  /** Description. */
  title: text,
  /** Number of points, without a sign. */
  integral: int,
  /** Balance after the change. */
  balance: int,
  /** The shopper’s note. */
  mark: text,
  /** 1 order placed, 2 frozen, 3 completed, 4 void after a refund. */
  status: oneOfOpen(1, 2, 3, 4),
  /** Days that earned points stay frozen. */
  frozenTime: withDefault(int, 0),
  /** When frozen points become available, epoch ms. */
  thawTime: nullable(time),
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Id of the account. Only from CRMEB backends. */
  uid: optional(int),
  /** When it was changed, epoch ms. Only from CRMEB backends. */
  updateTime: optional(time),
});
/** A change of the points balance: points earned or spent. */
export interface PointsRecord extends Infer<typeof PointsRecord> {}
