'use client';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import type { FieldIssues } from '../domain/validation.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { useCodeCountdown } from './use-code-countdown.ts';

/** A form that needs a verification code from a mail or a text message. */
export interface CodeForm<Target extends readonly unknown[], Input, Field extends string, Issue extends string>
  extends Pick<FormIssues<Field, Issue>, 'issues' | 'clearIssue'> {
  /** Sends a code, at most one a minute; rejects with kind `invalid`, and an issue, without a valid address. */
  readonly sendCode: Write<Target, void>;
  /** Whole seconds until another code may be sent, 0 when it may be sent now. Continues after a reload. */
  readonly secondsLeft: number;
  /**
   * Submits the form; rejects with kind `invalid`, and `issues`, when a field is not valid. The server's own words for a field
   * are in `submit.error.fieldErrors`.
   */
  readonly submit: Write<[input: Input], void>;
  /** Whether the form was submitted with success. */
  readonly isDone: boolean;
}

/** What distinguishes one form with a code from another. */
export interface CodeFormOptions<Target extends readonly unknown[], Input, Field extends string, Issue extends string> {
  /** What the code is for; each purpose has its own countdown. */
  purpose: string;
  /** The field with the address that the code is sent to, where the form has one. */
  targetField?: NoInfer<Field>;
  /** Validates that address. */
  targetIssue?(...target: Target): Issue | undefined;
  /** Asks the backend to send a code. */
  send(...target: Target): Promise<unknown>;
  /** Validates the form. */
  issuesOf(input: Input): FieldIssues<Field, Issue>;
  /** The issue of a code that the backend rejects. */
  wrongCode: NoInfer<FieldIssues<Field, Issue>>;
  /** Submits a valid form. */
  submit(input: Input): Promise<unknown>;
}

/** Whether the backend rejected the verification code. */
export function isWrongCode(error: unknown): boolean {
  return isStorefrontError(error, 'invalid') && error.fieldErrors?.captcha !== undefined;
}

/** State and writes of a form with a verification code. */
export function useCodeForm<Target extends readonly unknown[], Input, Field extends string, Issue extends string>(
  options: CodeFormOptions<Target, Input, Field, Issue>,
): CodeForm<Target, Input, Field, Issue> {
  const { purpose, targetField } = options;
  const { issues, clearIssue, validate, validateField, reject } = useIssues<Field, Issue>(purpose);
  const [isDone, setIsDone] = useState(false);
  const countdown = useCodeCountdown(purpose);
  const sendCode = useWrite(async (...target: Target) => {
    if (targetField) validateField(targetField, options.targetIssue?.(...target));
    if (countdown.isRunning()) return;
    await options.send(...target);
    countdown.start();
  });
  const submit = useWrite(async (input: Input) => {
    validate(options.issuesOf(input));
    try {
      await options.submit(input);
    } catch (cause) {
      if (isWrongCode(cause)) reject(options.wrongCode, cause);
      throw cause;
    }
    setIsDone(true);
  });
  return { sendCode, secondsLeft: countdown.secondsLeft, submit, issues, clearIssue, isDone };
}
