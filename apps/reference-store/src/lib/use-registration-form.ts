import { errorTextIn, useRegistration } from '@promenade/storefront-hooks';
import { fieldTexts, registrationIssues } from '@promenade/storefront-hooks/domain';
import type { RegistrationFormProps } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from './account-links.ts';
import { useEnvironment } from './environment.ts';
import { refusalOf } from './forms.ts';
import { useNotices } from './notices.ts';
import * as paths from './paths.ts';
import { useNavigation } from './route.ts';
import { useLeaveForSignIn } from './session.ts';
import { useIsHere } from './use-is-here.ts';

/** A registration as the form shows it. Once the account exists, signing in starts by itself. */
export function useRegistrationForm(): RegistrationFormProps {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { pathname, search } = useNavigation().page.url;
  const returnPath = pathname === paths.register ? '/' : pathname + search;
  const leave = useLeaveForSignIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const notices = useNotices();
  const { sendCode, submit, secondsLeft } = useRegistration();
  const [sentTo, setSentTo] = useState<string>();

  const isWaiting = secondsLeft > 0;
  const refused = refusalOf(submit.error, sendCode.error);
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
    validate: (values) => fieldTexts(registrationIssues(values), issueTexts),
    errors: fieldErrors,
    formError: refused && !fieldErrors ? errorTextIn(refused, locale) : undefined,
    pending: submit.isPending,
    onRegister: (values) =>
      void submit.run(values).then(
        () => {
          notices.confirm(text('register.done'));
          // The page of the sign-in explains why it cannot begin, and tries again.
          if (isHere()) leave(returnPath).catch(() => navigate(signInPath(returnPath)));
        },
        () => undefined,
      ),
  };
}
