/** What a coupon's use depends on. Amounts in cents. */
export interface CouponTerms {
  /** 1 everything, 2 products, 3 categories. */
  useType: number;
  money: number;
  /** Least worth of all goods; 0 demands none. */
  minPrice: number;
  /** Ids of the products or categories it is for, separated by commas. */
  primaryKey: string;
  /** Merchant whose goods it is for; 0 is every merchant. */
  merId: number;
}

export interface CouponLine {
  merId: number;
  productId: number;
  /** The product's category. */
  cateId: number;
  /** Unit price times quantity. */
  cents: number;
}

const sum = (lines: readonly CouponLine[]) => lines.reduce((total, { cents }) => total + cents, 0);

/** Whether a coupon is for the goods of a line. */
export function isCovered({ useType, primaryKey, merId }: CouponTerms, line: CouponLine): boolean {
  if (merId !== 0 && merId !== line.merId) return false;
  if (useType === 1) return true;
  return primaryKey
    .split(',')
    .map(Number)
    .includes(useType === 2 ? line.productId : line.cateId);
}

/** What a coupon takes off, in cents, or `undefined` where it cannot be used. An order of nothing could not be paid. */
export function couponSaving(coupon: CouponTerms, lines: readonly CouponLine[]): number | undefined {
  const goods = sum(lines);
  const covered = sum(lines.filter((line) => isCovered(coupon, line)));
  if (covered === 0 || goods < coupon.minPrice || coupon.money >= goods) return undefined;
  return Math.min(coupon.money, covered);
}
