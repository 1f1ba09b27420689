'use client';
import { userChangeEmail, userSendEmailChangeCode } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { type FieldIssues, issueId } from '../domain/issue.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { type EmailIssue, emailIssue, isBlank } from '../domain/validation.ts';
import { useFormWrite } from '../writes/use-write.ts';
import { useCodeCountdown } from './use-code-countdown.ts';
import { type CodeForm, useCodeForm } from './use-code-form.ts';

/** Input of the form that changes the e-mail address. */
export interface EmailChange {
  /** The new address. */
  email: string;
  /** Code from the mail to the new address. */
  captcha: string;
  /** Password of the account. */
  password?: string | undefined;
  /** Instead of the password, the code from the mail to the current address. */
  currentCaptcha?: string | undefined;
}

type EmailChangeIssue = EmailIssue | 'captchaEmpty' | 'captchaWrong' | 'currentPasswordEmpty';

/** The form that changes the e-mail address. */
export interface UseEmailChange extends CodeForm<[email: string], EmailChange, keyof EmailChange, EmailChangeIssue> {
  /** The code to the current address, instead of the password, for accounts that have none. */
  readonly current: Pick<
    CodeForm<[], EmailChange, keyof EmailChange, EmailChangeIssue>,
    'sendCode' | 'secondsLeft' | 'sentTo'
  >;
}

/**
 * Changes a confirmed e-mail address. It needs a code mailed to the new address, and the password or a code mailed to the
 * current address. The change ends the account's other sign-ins. `useEmailVerification` confirms an address for the first time.
 */
export function useEmailChange(): UseEmailChange {
  const { client, invalidate } = useStorefront();
  const form = useCodeForm({
    purpose: 'email-change',
    targetField: 'email',
    targetIssue: emailIssue,
    wrongCode: { captcha: issueId('captchaWrong') },
    send: (email: string) => userSendEmailChangeCode(client, { email: typedEmail(email) }),
    issuesOf: ({ email, captcha, password, currentCaptcha }: EmailChange) => {
      const issue = emailIssue(email);
      const issues: FieldIssues<keyof EmailChange, EmailChangeIssue> = {
        ...(issue && { email: issue }),
        ...(isBlank(captcha) && { captcha: issueId('captchaEmpty') }),
      };
      if (currentCaptcha === undefined)
        return { ...issues, ...(!password && { password: issueId('currentPasswordEmpty') }) };
      return { ...issues, ...(isBlank(currentCaptcha) && { currentCaptcha: issueId('captchaEmpty') }) };
    },
    submit: async ({ email, captcha, password, currentCaptcha }) => {
      const owner = currentCaptcha === undefined ? { password } : { currentCaptcha: currentCaptcha.trim() };
      await userChangeEmail(client, { email: typedEmail(email), captcha: captcha.trim(), ...owner });
      await invalidate('user');
    },
  });
  const countdown = useCodeCountdown('email-change-current');
  const sendCode = useFormWrite(() => countdown.send(() => userSendEmailChangeCode(client, {})));
  const { secondsLeft, sentTo } = countdown;
  return { ...form, current: { sendCode, secondsLeft, sentTo } };
}
