/** Whether a number is that of a whole checkout (PT…), not of one merchant's part (SH…). */
export function isMasterOrder(orderNo: string): boolean {
  return orderNo.startsWith('PT');
}
