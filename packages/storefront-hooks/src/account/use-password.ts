'use client';
import {
  loginResetPassword,
  loginSendPasswordResetCode,
  userChangePassword,
  userChangePasswordByPhone,
  userSendPasswordCode,
  userSendPasswordCodeByPhone,
} from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { issueId } from '../domain/issue.ts';
import { typedEmail } from '../domain/typed-text.ts';
import {
  emailIssue,
  passwordIssues,
  type RegistrationInput,
  type RegistrationIssue,
  registrationIssues,
} from '../domain/validation.ts';
import { type CodeForm, useCodeForm } from './use-code-form.ts';

/** A new password with its verification code. */
export type NewPassword = Required<Omit<RegistrationInput, 'email'>>;

/** The form for a forgotten password. */
export type UsePasswordReset = CodeForm<
  [email: string],
  NewPassword & { email: string },
  keyof RegistrationInput,
  RegistrationIssue
>;

/** The form that changes the password. */
export type UsePasswordChange = CodeForm<[], NewPassword, keyof NewPassword, RegistrationIssue>;

const bodyOf = ({ password, confirmPassword, captcha }: NewPassword) => {
  return { captcha: captcha.trim(), newPassword: password, passwordAgain: confirmPassword };
};

/**
 * Sets a new password with a code by mail, without a sign-in. The result does not reveal whether an account with that address
 * exists.
 */
export function usePasswordReset(): UsePasswordReset {
  const { client } = useStorefront();
  return useCodeForm({
    purpose: 'forgotten-password',
    targetField: 'email',
    targetIssue: emailIssue,
    wrongCode: { captcha: issueId('captchaWrong') },
    send: (email: string) => loginSendPasswordResetCode(client, typedEmail(email)),
    issuesOf: (input: NewPassword & { email: string }) => registrationIssues(input),
    submit: (input) => loginResetPassword(client, { email: typedEmail(input.email), ...bodyOf(input) }),
  });
}

/** Changes the password of the account with a code sent to its e-mail address or phone. */
export function usePasswordChange(channel: 'email' | 'phone'): UsePasswordChange {
  const { client } = useStorefront();
  const isByEmail = channel === 'email';
  return useCodeForm({
    purpose: `password-by-${channel}`,
    wrongCode: { captcha: issueId('captchaWrong') },
    send: () => (isByEmail ? userSendPasswordCode(client) : userSendPasswordCodeByPhone(client)),
    issuesOf: (input: NewPassword) => passwordIssues(input),
    submit: (input) =>
      isByEmail ? userChangePassword(client, bodyOf(input)) : userChangePasswordByPhone(client, bodyOf(input)),
  });
}
