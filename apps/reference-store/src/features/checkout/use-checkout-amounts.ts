import { checkoutAmounts, errorTextIn, type OrderAmounts, useCheckoutPrice } from '@promenade/storefront-hooks';
import type { PreOrder } from '@promenade/storefront-sdk';
import { useEnvironment } from '../../page/environment.ts';

export interface CheckoutAmounts {
  amounts: OrderAmounts;
  /** The sums of the present choice are on their way. */
  isPending: boolean;
  /** Why coupon or points could not be reckoned. */
  error: string | undefined;
}

export interface Deductions {
  couponId?: number;
  spendPoints?: boolean;
}

/** What a checkout comes to with the coupon and the points that were chosen. The backend reckons it. */
export function useCheckoutAmounts(
  preOrderNo: string,
  preOrder: PreOrder,
  { addressId, ...deductions }: Deductions & { addressId?: number },
): CheckoutAmounts {
  const { locale } = useEnvironment();
  const isReduced = deductions.couponId !== undefined || deductions.spendPoints === true;
  const price = useCheckoutPrice(preOrderNo, { ...deductions, ...(isReduced && addressId ? { addressId } : {}) });
  const data = isReduced ? price.data : undefined;
  return {
    amounts: checkoutAmounts(data ?? preOrder),
    isPending: isReduced && (data ? price.isLoading || price.isRefreshing : !price.error),
    error: isReduced && price.error ? errorTextIn(price.error, locale) : undefined,
  };
}
