import { errorTextIn, useRegistration } from '@promenade/storefront-hooks';
import { registrationIssues } from '@promenade/storefront-hooks/domain';
import type { RegistrationFormProps } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useEnvironment } from '../../app/environment.ts';
import { useAccountText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { signInPath } from '../layout/account-links.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useLeaveForSignIn } from './use-leave-for-sign-in.ts';

/** A registration as the form shows it. Once the account exists, signing in starts by itself. */
export function useRegistrationForm(): RegistrationFormProps {
  const text = useAccountText();
  const { locale } = useEnvironment();
  const { pathname, search } = useNavigation().page.url;
  const returnPath = pathname === '/register' ? '/' : pathname + search;
  const leave = useLeaveForSignIn();
  const notices = useNotices();
  const { sendCode, submit, secondsLeft } = useRegistration();
  const [sentTo, setSentTo] = useState<string>();

  const isWaiting = secondsLeft > 0;
  // A form that was not in order never left the device: its fields say what is missing.
  const refused = [submit.error, sendCode.error].find((error) => error && error.status > 0);
  const fieldErrors = submit.error?.fieldErrors;
  return {
    signInHref: signInPath(returnPath),
    code: {
      label: isWaiting
        ? text('register.wait', { seconds: secondsLeft })
        : text(sentTo ? 'register.again' : 'register.send'),
      waiting: isWaiting,
      pending: sendCode.isPending,
      status: sentTo && text('register.sent', { email: sentTo }),
      onSend: (email) =>
        void sendCode.run(email).then(
          () => setSentTo(email),
          () => undefined,
        ),
    },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(registrationIssues(values)).map(([field, issue]) => [field, text(`register.issue.${issue}`)]),
      ),
    errors: fieldErrors,
    formError: refused && !fieldErrors ? errorTextIn(refused, locale) : undefined,
    pending: submit.isPending,
    onSubmit: (values) =>
      void submit.run(values).then(
        () => {
          notices.confirm(text('register.done'));
          return leave(returnPath);
        },
        () => undefined,
      ),
  };
}
