'use client';
import { couponsRedeem, isStorefrontError, type UserCoupon } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { type PromotionCodeIssue, promotionCodeIssue, promotionCodeOf } from '../domain/promotion-code.ts';
import { couponQueries } from '../query/query-names.ts';
import { accountWork } from '../writes/use-account-write.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** The form of a promotion code. */
export interface UsePromotionCode extends Pick<FormIssues<'code', PromotionCodeIssue>, 'issues' | 'clearIssue'> {
  /**
   * Claims the coupon behind a code. A coupon that was claimed before and is unused is returned again. Rejects with kind
   * `invalid` if the code cannot be used (`refusal` is the reason), `forbidden` if the shopper's e-mail address is not
   * confirmed, `rate-limited` after too many unknown codes, and `auth` for a guest: the code is redeemed after the sign-in,
   * see `useIntendedAction`.
   */
  readonly redeem: Write<[code: string], UserCoupon>;
  /** Why the backend refused the latest code, in the language of the page. */
  readonly refusal: string | undefined;
}

/**
 * Redeems promotion codes.
 * @param preOrderNo Number of the open checkout that the coupon is for. A coupon that cannot be used for it is not claimed.
 * @endpoint POST /api/front/coupon/redeem
 */
export function usePromotionCode(preOrderNo?: string): UsePromotionCode {
  const { client, invalidate, session } = useStorefront();
  const { issues, clearIssue, validateField } = useIssues<'code', PromotionCodeIssue>('coupons.redeem');
  const redeemAsShopper = accountWork(
    session,
    async (code: string) => {
      const coupon = await couponsRedeem(client, { code, ...(preOrderNo !== undefined && { preOrderNo }) });
      void invalidate(...couponQueries);
      return coupon;
    },
    (code) => ({ kind: 'promotionCode', code }),
  );
  const redeem = useWrite((typed: string) => {
    validateField('code', promotionCodeIssue(typed));
    return redeemAsShopper(promotionCodeOf(typed));
  });
  const { error } = redeem;
  const refusal = isStorefrontError(error, 'invalid') ? error.fieldErrors?.code : undefined;
  return { redeem, refusal, issues, clearIssue };
}
