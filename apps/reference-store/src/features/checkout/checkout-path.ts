import * as paths from '../../page/paths.ts';

/** The page of an open checkout. */
export function checkoutPath(preOrderNo: string): string {
  return `${paths.checkout}?preOrderNo=${encodeURIComponent(preOrderNo)}`;
}
