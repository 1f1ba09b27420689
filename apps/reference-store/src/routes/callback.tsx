import { signInFailureOf, useIntendedAction, useSession } from '@promenade/storefront-hooks';
import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { Button, Container, Message } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../components/PageHead.tsx';
import { SignedIn } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { checkoutPath } from '../lib/checkout.ts';
import { useEnvironment } from '../lib/environment.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import { rememberCoupon } from '../lib/redeemed-coupon.ts';
import type { RouteHandle } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** The page to which the identity provider redirects. A reload is harmless, because an address is completed only once. */
export function Component() {
  const text = useText('account');
  const navigate = useNavigate();
  const notices = useNotices();
  const { locale } = useEnvironment();
  const {
    state,
    completeSignIn: { run: completeSignIn, error },
  } = useSession();
  const failure = error && signInFailureOf(error);

  useIntendedAction(({ error: actionError, preOrderNo, couponId }) => {
    if (preOrderNo) void navigate(checkoutPath(preOrderNo));
    else if (actionError) notices.fail(actionError);
    else if (couponId) {
      rememberCoupon(couponId);
      notices.confirm(text('promotionCode.redeemed'));
    }
  });

  useEffect(() => {
    let isMounted = true;
    const finish = ({ returnPath }: { returnPath: string }) => {
      if (!isMounted) return;
      const target = delocalizePath(returnPath);
      if (target.locale === locale) void navigate(target.path, { replace: true });
      else window.location.replace(localizePath(target.path, target.locale));
    };
    completeSignIn(window.location.href).then(finish, () => {});
    return () => {
      isMounted = false;
    };
  }, [completeSignIn, navigate, locale]);

  return (
    <Container className={styles.page}>
      <PageHead title={text('account.signIn')} />
      {failure && state === 'authenticated' ? (
        <SignedIn />
      ) : failure && state !== 'unknown' ? (
        <Message
          headingLevel={1}
          title={text(`callback.${failure}.title`)}
          actions={
            <>
              <Button href={paths.signIn}>{text('callback.again')}</Button>
              <Button href="/" variant="ghost">
                {text('action.home')}
              </Button>
            </>
          }
        >
          {text(`callback.${failure}.text`)}
        </Message>
      ) : (
        <Message headingLevel={1} title={text('callback.pending')} />
      )}
    </Container>
  );
}
