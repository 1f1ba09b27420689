import { useStorefront, useUser } from '@promenade/storefront-hooks';
import { TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';

/** What happens next, where the mail goes, and an account for somebody who bought as a guest. */
export function AfterPayment() {
  const text = useText('account');
  const { data: user } = useUser();
  const { store } = useStorefront();
  const isGuest = user?.userType === 'visitor';
  return (
    <>
      <p>{text('payment.next')}</p>
      {user?.email ? <p>{text(isGuest ? 'payment.guestMail' : 'payment.mail', { email: user.email })}</p> : null}
      {isGuest && store.showRegistrationPanel ? (
        <p>
          <TextLink href={paths.register} variant="ink">
            {text('payment.openAccount')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
