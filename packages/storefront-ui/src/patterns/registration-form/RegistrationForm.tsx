'use client';

import { useId } from 'react';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { Button } from '../../primitives/button/index.ts';
import { CodeField } from '../../primitives/code-field/index.ts';
import { TextField } from '../../primitives/field/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { TextLink } from '../../primitives/text-link/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type FieldErrors, useFormErrors } from '../behaviours/use-form-errors.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import * as styles from './RegistrationForm.css.ts';

const fields = ['email', 'captcha', 'password', 'confirmPassword'] as const;

/** Names of the fields, as posted. */
export type RegistrationField = (typeof fields)[number];
/** What is typed into each field. */
export type RegistrationValues = Record<RegistrationField, string>;

/** The button that sends the code. */
export interface RegistrationCode {
  /** The words on the button now: "Send code", "Resend in 42 s". @default the provider's word */
  label?: string | undefined;
  /** Another code may not be asked for yet. */
  waiting?: boolean | undefined;
  /** The code is being sent. @default false */
  pending?: boolean | undefined;
  /** Announced at the start and at the end of the wait, not every second. */
  status?: string | undefined;
  /** Sends a code to the address typed. */
  onSend?: ((email: string) => void) | undefined;
}

export interface RegistrationFormProps extends RootProps<'form'> {
  /** The address at first. */
  defaultEmail?: string | undefined;
  /** The button that sends the code. @default no button */
  code?: RegistrationCode | undefined;
  /** The shop's rules with ready messages; asked on leaving a field and on submit. */
  validate?: ((values: RegistrationValues) => FieldErrors<RegistrationField>) | undefined;
  /** What the backend found wrong, by field. */
  errors?: FieldErrors<RegistrationField> | undefined;
  /** What went wrong as a whole. */
  formError?: string | undefined;
  /** The account is being opened; further submits are ignored. @default false */
  pending?: boolean | undefined;
  /** Called with the values when none is wrong. */
  onRegister?: ((values: RegistrationValues) => void) | undefined;
  /** Where to sign in instead. */
  signInHref: string;
}

/**
 * Opens an account: address, code from the mail, password twice. Its title belongs to the page or dialog around it.
 * The code is asked for by script, so nothing can be sent before there is one. Not for a subscription: that is
 * `NewsletterForm`.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const {
    defaultEmail = '',
    code = {},
    pending = false,
    onRegister,
    signInHref,
    validate,
    errors,
    formError,
    ref,
    ...rest
  } = props;
  const words = useUi().strings.account.registration;
  const isHydrated = useHydrated();
  const id = useId();
  const {
    form,
    attempt,
    list,
    fieldProps,
    onSubmit: submit,
    values,
    checkField,
  } = useFormErrors<RegistrationField>({
    fields,
    validate,
    serverErrors: errors,
    onValid: (typed) => {
      if (!pending) onRegister?.(typed);
    },
  });
  const formRef = useMergedRef(form, ref);
  const field = (name: RegistrationField) => ({ ...fieldProps(name), id: `${id}-${name}`, required: true });
  const send = () => {
    // Without an address there is nowhere to send it: the field says so, by the same rule as on submit.
    if (checkField('email')) document.getElementById(`${id}-email`)?.focus();
    else code.onSend?.(values().email.trim());
  };
  return (
    <form
      method="post"
      noValidate={isHydrated}
      {...rootProps(rest, styles.form)}
      onSubmit={chain(rest.onSubmit, submit)}
      ref={formRef}
    >
      <ErrorSummary
        attempt={attempt}
        formError={formError}
        errors={list.map((error) => ({ fieldId: `${id}-${error.field}`, message: error.message }))}
      />
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={defaultEmail}
      />
      <CodeField
        {...field('captcha')}
        hint={words.codeHint}
        sendLabel={code.label}
        sendPending={code.pending ?? false}
        waiting={code.waiting ?? false}
        status={code.status}
        onSend={code.onSend && send}
      />
      <PasswordField
        {...field('password')}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        showStrength
      />
      <PasswordField {...field('confirmPassword')} label={words.confirm} autoComplete="new-password" />
      <Button type="submit" size="large" wide pending={pending} disabled={!isHydrated}>
        {words.submit}
      </Button>
      <p className={styles.signIn}>
        <span>{words.haveAccount}</span>{' '}
        <TextLink href={signInHref} variant="ink">
          {words.signIn}
        </TextLink>
      </p>
    </form>
  );
}
