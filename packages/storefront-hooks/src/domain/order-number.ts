/** Whether an order number belongs to a whole checkout (PT…), and not to a merchant order (SH…). */
export function isMasterOrder(orderNo: string): boolean {
  return orderNo.startsWith('PT');
}
