'use client';
import { userSendVerificationCode, userVerifyEmail } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { type FieldIssues, issueId } from '../domain/issue.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { type EmailIssue, emailIssue } from '../domain/validation.ts';
import { type CodeForm, useCodeForm } from './use-code-form.ts';

/** Input of the form that confirms an e-mail address. */
export interface EmailProof {
  /** Code from the mail. */
  captcha: string;
  /** Address that the code was sent to, if that is not the account's address. */
  email?: string | undefined;
}

type EmailProofIssue = EmailIssue | 'captchaEmpty' | 'captchaWrong';

/** The form that confirms an e-mail address. */
export type UseEmailVerification = CodeForm<[email?: string], EmailProof, keyof EmailProof, EmailProofIssue>;

/**
 * Confirms the shopper's e-mail address with a code by mail. Until then the backend rejects coupons, cash on delivery and a
 * second unpaid order with a field error of `email`. `User.emailProven` says whether the address is confirmed.
 */
export function useEmailVerification(): UseEmailVerification {
  const { client, invalidate } = useStorefront();
  const target = (email?: string) => (email === undefined ? {} : { email: typedEmail(email) });
  const addressIssue = (email?: string) => (email === undefined ? undefined : emailIssue(email));
  return useCodeForm({
    purpose: 'email-proof',
    targetField: 'email',
    targetIssue: addressIssue,
    wrongCode: { captcha: issueId('captchaWrong') },
    send: (email?: string) => userSendVerificationCode(client, target(email)),
    issuesOf: ({ captcha, email }: EmailProof): FieldIssues<keyof EmailProof, EmailProofIssue> => {
      const issue = addressIssue(email);
      return { ...(issue && { email: issue }), ...(captcha.trim() === '' && { captcha: issueId('captchaEmpty') }) };
    },
    submit: async ({ captcha, email }) => {
      await userVerifyEmail(client, { captcha: captcha.trim(), ...target(email) });
      await invalidate('user');
    },
  });
}
