'use client';
import {
  loginForgetPasswordCaptcha,
  loginResetPassword,
  userEmailPasswordCaptcha,
  userEmailUpdatePassword,
  userPhonePasswordCaptcha,
  userPhoneUpdatePassword,
} from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import {
  emailFault,
  passwordFaults,
  type RegistrationInput,
  type RegistrationMessage,
  registrationFaults,
} from '../domain/validation.ts';
import { type CodedForm, useCodedForm } from './use-coded-form.ts';

/** A new password with the code that allows it. */
export type NewPassword = Required<Omit<RegistrationInput, 'email'>>;

/** The form of who forgot the password. */
export type UseForgottenPassword = CodedForm<
  [email: string],
  NewPassword & { email: string },
  keyof RegistrationInput,
  RegistrationMessage
>;

/** The form of who wants another password. */
export type UsePasswordChange = CodedForm<[], NewPassword, keyof NewPassword, RegistrationMessage>;

const bodyOf = ({ password, confirmPassword, captcha }: NewPassword) => {
  return { captcha: captcha.trim(), newPassword: password, passwordAgain: confirmPassword };
};

/** Setting a new password with a code by mail, for who cannot sign in. It never tells whether an address has an account. */
export function useForgottenPassword(): UseForgottenPassword {
  const { client } = useStorefront();
  return useCodedForm({
    purpose: 'forgotten-password',
    targetField: 'email',
    targetFault: emailFault,
    send: (email: string) => loginForgetPasswordCaptcha(client, email.trim()),
    faultsOf: (input: NewPassword & { email: string }) => registrationFaults(input),
    submit: (input) => loginResetPassword(client, { email: input.email.trim(), ...bodyOf(input) }),
  });
}

/** Changing the password of the account with a code to its e-mail address or its phone. */
export function usePasswordChange(way: 'email' | 'phone'): UsePasswordChange {
  const { client } = useStorefront();
  const isByEmail = way === 'email';
  return useCodedForm({
    purpose: `password-by-${way}`,
    send: () => (isByEmail ? userEmailPasswordCaptcha(client) : userPhonePasswordCaptcha(client)),
    faultsOf: (input: NewPassword) => passwordFaults(input),
    submit: (input) =>
      isByEmail ? userEmailUpdatePassword(client, bodyOf(input)) : userPhoneUpdatePassword(client, bodyOf(input)),
  });
}
