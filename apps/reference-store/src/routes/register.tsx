import { useSignInMethods, useTwitterSignIn } from '@promenade/storefront-hooks';
import { Button, TextLink } from '@promenade/storefront-ui';
import { Page } from '../components/Page.tsx';
import { RegistrationForm } from '../components/RegistrationForm.tsx';
import { NeedsScripts } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle } from '../lib/route.ts';
import accountStyles from '../styles/account.module.css';

export const handle: RouteHandle = { access: 'private' };

/** The registration as a page, for visitors who open its address. */
export function Component() {
  const text = useText('account');
  return (
    <Page title={text('register.title')} text={text('register.subtitle')} narrow>
      <NeedsScripts />
      <RegistrationForm />
      <OtherSignIns />
    </Page>
  );
}

/** Links below the registration form: forgotten password, and Twitter if the shop offers it. */
function OtherSignIns() {
  const text = useText('account');
  const notices = useNotices();
  const { data: methods } = useSignInMethods();
  const { start } = useTwitterSignIn();
  return (
    <div className={accountStyles.otherSignIns}>
      {methods?.twitterOpen ? (
        <Button
          variant="outline"
          wide
          pending={start.isPending}
          onClick={() => void start.run().then((address) => window.location.assign(address), notices.fail)}
        >
          {text('signIn.twitter')}
        </Button>
      ) : null}
      <TextLink href={paths.forgottenPassword}>{text('forgotten.link')}</TextLink>
    </div>
  );
}
