import { type Infer, int, nullable, object, oneOfOpen, optional, text, time, withDefault } from '../schema/schema.ts';

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
export interface Points extends Infer<typeof Points> {}

export const PointsRecord = object({
  /** Its id. */
  id: int,
  /** The order or other event behind it. */
  linkId: text,
  /** What caused it: `order`, `sign`, `system`. */
  linkType: text,
  /** 1 gain, 2 spending. */
  type: oneOfOpen(1, 2),
  /** Description. */
  title: text,
  /** Points moved, without sign. */
  integral: int,
  /** Points held afterwards. */
  balance: int,
  /** The shopper’s note. */
  mark: text,
  /** 1 order placed, 2 frozen, 3 done, 4 void after a refund. */
  status: oneOfOpen(1, 2, 3, 4),
  /** Days that a gain stays frozen. */
  frozenTime: withDefault(int, 0),
  /** When a frozen gain may be spent, epoch ms. */
  thawTime: nullable(time),
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Id of the account. A field of the family. */
  uid: optional(int),
  /** When it was changed, epoch ms. A field of the family. */
  updateTime: optional(time),
});
/** A gain or a spending of points. */
export interface PointsRecord extends Infer<typeof PointsRecord> {}
