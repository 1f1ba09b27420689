import { errorTextIn, type Write } from '@promenade/storefront-hooks';
import { type FieldIssues, fieldTexts, type Issue } from '@promenade/storefront-hooks/domain';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { Form, type FormProps } from '@promenade/storefront-ui';
import { useMemo } from 'react';
import { useIssueTexts } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { refusalOf } from '../lib/forms.ts';

interface WriteFormProps extends Omit<FormProps, 'errors' | 'formError' | 'pending' | 'onSubmit'> {
  write: Pick<Write<never, unknown>, 'error' | 'isPending'>;
  /** Errors of other writes that the form shows, such as sending a code. */
  otherErrors?: readonly (StorefrontError | undefined)[];
  issues?: FieldIssues<string, Issue> | undefined;
  /** Runs the write; the form shows why it was rejected. */
  onSend(values: FormData): Promise<unknown>;
}

/** Fields whose names in the backend's errors differ from those in the form. */
const fieldNames: Readonly<Record<string, string>> = { newPassword: 'password', passwordAgain: 'confirmPassword' };
const noIssues: FieldIssues<string, Issue> = {};

/** A form that sends a write, and shows its errors next to their fields or above the form. */
export function WriteForm({ write, otherErrors = [], issues = noIssues, onSend, ...form }: WriteFormProps) {
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const refused = refusalOf(write.error, ...otherErrors);
  const errors = useMemo(() => {
    const refusedFields = Object.entries(refused?.fieldErrors ?? {});
    return {
      ...Object.fromEntries(refusedFields.map(([name, message]) => [fieldNames[name] ?? name, message])),
      ...fieldTexts(issues, issueTexts),
    };
  }, [refused, issues, issueTexts]);
  return (
    <Form
      {...form}
      errors={errors}
      formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
      pending={write.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget)).catch(() => undefined);
      }}
    />
  );
}
