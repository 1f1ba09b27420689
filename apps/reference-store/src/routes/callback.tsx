import { useSession } from '@promenade/storefront-hooks';
import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../app/environment.ts';
import { PageHead } from '../app/PageHead.tsx';
import { type CallbackFault, callbackFault } from '../features/account/callback-fault.ts';
import { useLeaveForSignIn } from '../features/account/use-leave-for-sign-in.ts';
import { useAccountText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** Where the identity provider comes back to. A reload does no harm: the same address is completed once. */
export function Component({ url }: RouteProps) {
  const text = useAccountText();
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { completeSignIn } = useSession();
  const leave = useLeaveForSignIn();
  const [fault, setFault] = useState<CallbackFault>();

  useEffect(() => {
    let isHere = true;
    completeSignIn(window.location.href).then(
      ({ returnPath }) => {
        if (!isHere) return;
        const target = delocalizePath(returnPath);
        if (target.locale === locale) void navigate(target.path, { replace: true });
        else window.location.replace(localizePath(target.path, target.locale));
      },
      (error: unknown) => {
        if (isHere) setFault(callbackFault(error, url.searchParams));
      },
    );
    return () => {
      isHere = false;
    };
  }, [completeSignIn, navigate, locale, url]);

  return (
    <div className={styles.page}>
      <PageHead title={text('account.signIn')} />
      {fault ? (
        <EmptyState
          level={1}
          title={text(`callback.${fault}.title`)}
          action={
            <>
              <Button onClick={() => void leave('/')}>{text('callback.again')}</Button>
              <Button href="/" tone="ghost">
                {text('action.home')}
              </Button>
            </>
          }
        >
          {text(`callback.${fault}.text`)}
        </EmptyState>
      ) : (
        <EmptyState level={1} title={text('callback.pending')} />
      )}
    </div>
  );
}
