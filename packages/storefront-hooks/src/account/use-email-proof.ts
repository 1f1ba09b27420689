'use client';
import { userEmailProofCaptcha, userEmailProve } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { emailFault, type FieldFaults } from '../domain/validation.ts';
import { type CodedForm, useCodedForm } from './use-coded-form.ts';

/** The code that was sent, and the address where another than the account's was named. */
export interface EmailProof {
  captcha: string;
  email?: string | undefined;
}

type EmailProofMessage = NonNullable<ReturnType<typeof emailFault>> | 'captchaEmpty';

/** The form that confirms an e-mail address. */
export type UseEmailProof = CodedForm<[email?: string], EmailProof, keyof EmailProof, EmailProofMessage>;

/**
 * Confirming the e-mail address of who buys with a code by mail. Coupons, cash on delivery and a second unpaid order are
 * refused with a fault of the field `email` until then; `User.emailProven` says where it stands.
 */
export function useEmailProof(): UseEmailProof {
  const { client, invalidate } = useStorefront();
  const named = (email?: string) => (email === undefined ? {} : { email: email.trim() });
  const faultOf = (email?: string) => (email === undefined ? undefined : emailFault(email));
  return useCodedForm({
    purpose: 'email-proof',
    targetField: 'email',
    targetFault: faultOf,
    send: (email?: string) => userEmailProofCaptcha(client, named(email)),
    faultsOf: ({ captcha, email }: EmailProof): FieldFaults<keyof EmailProof, EmailProofMessage> => {
      const fault = faultOf(email);
      return { ...(fault && { email: fault }), ...(captcha.trim() === '' && { captcha: 'captchaEmpty' }) };
    },
    submit: async ({ captcha, email }) => {
      await userEmailProve(client, { captcha: captcha.trim(), ...named(email) });
      await invalidate('user');
    },
  });
}
