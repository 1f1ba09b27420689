import { errorTextIn, usePromotionCode, useStorefront } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type UserCoupon } from '@promenade/storefront-sdk';
import { Alert, Button, TextLink } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import { useAddressHere } from '../lib/use-address-here.ts';
import { OneLineForm } from './OneLineForm.tsx';

export interface PromotionCodeFormProps {
  /** Number of the open checkout that the coupon is for; without it the coupon is claimed for later. */
  preOrderNo?: string;
  /** A code from a link, which the shopper applies with the button. */
  linkedCode?: string;
  onRedeemed(couponId: number): void;
}

/** The form for a promotion code. Shows the discount, or why the code was rejected. */
export function PromotionCodeForm({ preOrderNo, linkedCode = '', onRedeemed }: PromotionCodeFormProps) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const here = useAddressHere();
  const { redeem, refusal, issues, clearIssue } = usePromotionCode(preOrderNo);
  const [code, setCode] = useState(linkedCode);
  const { error, data: coupon, isPending } = redeem;
  const wrong = issueText(issues.code, issueTexts) ?? refusal;

  return (
    <OneLineForm
      field={{
        label: text('promotionCode.label'),
        name: 'code',
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        value: code,
        error: wrong,
        onValueChange(typed) {
          setCode(typed);
          clearIssue('code');
          if (error) redeem.reset();
        },
      }}
      submitLabel={text('promotionCode.apply')}
      pending={isPending}
      onSend={async (typed) => {
        const { id } = await redeem.run(typed);
        setCode('');
        onRedeemed(id);
      }}
      done={coupon ? <Redeemed coupon={coupon} isApplied={preOrderNo !== undefined} /> : null}
    >
      {error && !wrong ? (
        isStorefrontError(error, 'auth') ? (
          <Alert announce actions={<Button href={signInPath(here)}>{text('account.signIn')}</Button>}>
            {text('promotionCode.signIn')}
          </Alert>
        ) : (
          <Alert tone="caution" announce>
            <p>{errorTextIn(error, locale)}</p>
            {isStorefrontError(error, 'forbidden') ? (
              <TextLink href={paths.profile}>{text('promotionCode.confirmEmail')}</TextLink>
            ) : null}
          </Alert>
        )
      ) : null}
    </OneLineForm>
  );
}

function Redeemed({ coupon, isApplied }: { coupon: UserCoupon; isApplied: boolean }) {
  const text = useText('account');
  const { formatMoney } = useStorefront();
  const { name, money, minPrice } = coupon;
  if (isApplied) return text('promotionCode.applied', { name });
  const amount = formatMoney(money);
  return minPrice > 0
    ? text('promotionCode.claimedFrom', { name, amount, minimum: formatMoney(minPrice) })
    : text('promotionCode.claimed', { name, amount });
}
