import { useRegistration } from '@promenade/storefront-hooks';
import { TextLink } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { useAddressHere } from '../lib/use-address-here.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';

/** Creates an account with a code sent by mail, then starts the sign-in. */
export function RegistrationForm() {
  const text = useText('account');
  const here = useAddressHere();
  const { pathname } = useNavigation().page.url;
  const returnPath = pathname === paths.register ? '/' : here;
  return (
    <EmailCodeForm
      form={useRegistration()}
      sentText={(email) => text('register.sent', { email })}
      password={{
        label: text('register.password'),
        hint: text('register.passwordHint'),
        repeatLabel: text('register.confirm'),
      }}
      doneText={text('register.done')}
      returnPath={returnPath}
      submitText={text('register.submit')}
    >
      <p>
        <span>{text('register.haveAccount')}</span>{' '}
        <TextLink href={signInPath(returnPath)} variant="ink">
          {text('account.signIn')}
        </TextLink>
      </p>
    </EmailCodeForm>
  );
}
