'use client';
import { loginEmailCaptcha, loginRegisterEmail } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import {
  emailFault,
  type RegistrationInput,
  type RegistrationMessage,
  registrationFaults,
} from '../domain/validation.ts';
import { type CodedForm, useCodedForm } from './use-coded-form.ts';

/** The form of who wants an account. */
export type UseRegistration = CodedForm<
  [email: string],
  RegistrationInput,
  keyof RegistrationInput,
  RegistrationMessage
>;

/** Creating an account with an e-mail code. */
export function useRegistration(): UseRegistration {
  const { client, store } = useStorefront();
  return useCodedForm({
    purpose: 'register',
    targetField: 'email',
    targetFault: emailFault,
    send: (email: string) => loginEmailCaptcha(client, email.trim()),
    faultsOf: registrationFaults,
    submit: ({ email, password, captcha }) =>
      loginRegisterEmail(client, {
        email: email.trim(),
        password,
        storeId: store.id,
        ...(captcha && { captcha: captcha.trim() }),
      }),
  });
}
