/** The page of an open checkout. */
export function checkoutPath(preOrderNo: string): string {
  return `/order/order_confirm?preOrderNo=${encodeURIComponent(preOrderNo)}`;
}
