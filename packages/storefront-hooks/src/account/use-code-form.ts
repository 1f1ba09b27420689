'use client';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { FieldIssues, Issue, IssueId } from '../domain/issue.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useFormWrite, type Write } from '../writes/use-write.ts';
import { type CodeCountdown, useCodeCountdown } from './use-code-countdown.ts';

/** A form that needs a verification code from a mail or a text message. */
export interface CodeForm<Target extends readonly unknown[], Input, Field extends string, Id extends Issue>
  extends Pick<FormIssues<Field, Id>, 'issues' | 'clearIssue'>,
    Pick<CodeCountdown, 'secondsLeft' | 'sentTo'> {
  /**
   * Sends a code, at most one a minute; rejects with kind `invalid`, and an issue, without a valid address, and with
   * `rate-limited`, and `retryAfterMs`, while `secondsLeft` is not 0.
   */
  readonly sendCode: Write<Target, void>;
  /**
   * Submits the form; rejects with kind `invalid`, and `issues`, when a field is not valid. The server's message for a field
   * are in `submit.error.fieldErrors`.
   */
  readonly submit: Write<[input: Input], void>;
}

/** The differences between the forms with a code. */
export interface CodeFormOptions<Target extends readonly unknown[], Input, Field extends string, Id extends Issue> {
  /** Name of the code's use, for instance `register`; each purpose counts down separately. */
  purpose: string;
  /** The field with the address that the code is sent to, for forms with an address field. */
  targetField?: NoInfer<Field>;
  /** Validates that address. */
  targetIssue?(...target: Target): IssueId<Id> | undefined;
  /** Sends a code. */
  send(...target: Target): Promise<unknown>;
  /** Validates the form. */
  issuesOf(input: Input): FieldIssues<Field, Id>;
  /** The issue of a code that the backend rejects. */
  wrongCode: NoInfer<FieldIssues<Field, Id>>;
  /** Submits a valid form. */
  submit(input: Input): Promise<unknown>;
}

/** Whether the backend rejected the verification code. */
export function isWrongCode(error: unknown): boolean {
  return isStorefrontError(error, 'invalid') && error.fieldErrors?.captcha !== undefined;
}

/** State and writes of a form with a verification code. */
export function useCodeForm<Target extends readonly unknown[], Input, Field extends string, Id extends Issue>(
  options: CodeFormOptions<Target, Input, Field, Id>,
): CodeForm<Target, Input, Field, Id> {
  const { purpose, targetField } = options;
  const { issues, clearIssue, validate, validateField, reject } = useIssues<Field, Id>(purpose);
  const countdown = useCodeCountdown(purpose);
  const sendCode = useFormWrite(async (...target: Target) => {
    if (targetField) validateField(targetField, options.targetIssue?.(...target));
    await countdown.send(() => options.send(...target), typedEmail(`${target[0] ?? ''}`));
  });
  const submit = useFormWrite(async (input: Input) => {
    validate(options.issuesOf(input));
    try {
      await options.submit(input);
    } catch (cause) {
      if (isWrongCode(cause)) reject(options.wrongCode, cause);
      throw cause;
    }
  });
  const { secondsLeft, sentTo } = countdown;
  return { sendCode, secondsLeft, sentTo, submit, issues, clearIssue };
}
