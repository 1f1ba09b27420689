import { usePasswordReset } from '@promenade/storefront-hooks';
import { EmailCodeForm } from '../components/EmailCodeForm.tsx';
import { Page } from '../components/Page.tsx';
import { NeedsScripts } from '../components/SignedInOnly.tsx';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import type { RouteHandle } from '../lib/route.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  const text = useText('account');
  return (
    <Page title={text('forgotten.title')} text={text('forgotten.text')} narrow>
      <NeedsScripts />
      <ForgottenPasswordForm />
    </Page>
  );
}

/** Sets a new password with a code by mail. It does not reveal whether the address has an account. */
function ForgottenPasswordForm() {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  return (
    <EmailCodeForm
      form={usePasswordReset()}
      sentText={(email) => text('forgotten.sent', { email })}
      password={{
        label: text('profile.newPassword'),
        hint: issueTexts.pwdLength,
        repeatLabel: text('profile.repeatPassword'),
      }}
      doneText={text('forgotten.done')}
      returnPath="/"
      submitText={text('forgotten.submit')}
    />
  );
}
