'use client';
import { loginRegisterEmail, loginSendRegistrationCode } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { issueId } from '../domain/issue.ts';
import { typedEmail } from '../domain/typed-text.ts';
import {
  emailIssue,
  type RegistrationInput,
  type RegistrationIssue,
  registrationIssues,
} from '../domain/validation.ts';
import { type CodeForm, useCodeForm } from './use-code-form.ts';

/** The form that creates an account. */
export type UseRegistration = CodeForm<[email: string], RegistrationInput, keyof RegistrationInput, RegistrationIssue>;

/** Creates an account with a verification code by e-mail. */
export function useRegistration(): UseRegistration {
  const { client, store } = useStorefront();
  return useCodeForm({
    purpose: 'register',
    targetField: 'email',
    targetIssue: emailIssue,
    wrongCode: { captcha: issueId('captchaWrong') },
    send: (email: string) => loginSendRegistrationCode(client, typedEmail(email)),
    issuesOf: registrationIssues,
    submit: ({ email, password, captcha }) =>
      loginRegisterEmail(client, {
        email: typedEmail(email),
        password,
        storeId: store.id,
        ...(captcha && { captcha: captcha.trim() }),
      }),
  });
}
