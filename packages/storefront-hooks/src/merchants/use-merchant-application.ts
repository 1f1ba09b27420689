'use client';
import {
  type Agreement,
  applicationsApply,
  applicationsSendCode,
  type MerchantApplication,
} from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { type CodeCountdown, useCodeCountdown } from '../account/use-code-countdown.ts';
import { isWrongCode } from '../account/use-code-form.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { applicationState } from '../domain/application-status.ts';
import { type ApplicationInput, type ApplicationIssue, applicationIssues } from '../domain/application-validation.ts';
import { type FieldIssues, issueId } from '../domain/issue.ts';
import { typedEmail } from '../domain/typed-text.ts';
import { emailIssue } from '../domain/validation.ts';
import { merchantAgreement, merchantApplications } from '../query/merchant-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useFormWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';
import { applicationOf, isSameApplication } from './application-body.ts';
import { draftOfApplication } from './application-draft.ts';
import { type UseApplicationDraft, useApplicationDraft } from './use-application-draft.ts';
import { type ApplicationPictures, useApplicationPictures } from './use-application-pictures.ts';

type AnyApplicationIssue = ApplicationIssue | 'imageFailed';

/** Issues of an application, by field. `imageFailed`: retry or remove the picture whose upload failed. */
export type ApplicationIssues = FieldIssues<keyof ApplicationInput, AnyApplicationIssue>;

/** The merchant application form. */
export interface UseMerchantApplication
  extends UseApplicationDraft,
    ApplicationPictures,
    Pick<CodeCountdown, 'secondsLeft' | 'sentTo'>,
    Pick<FormIssues<keyof ApplicationInput, AnyApplicationIssue>, 'issues' | 'clearIssue'> {
  /**
   * Sends a code to the draft's e-mail address; rejects with kind `invalid`, and an issue, when it is not valid, and with
   * `rate-limited`, and `retryAfterMs`, while `secondsLeft` is not 0.
   */
  readonly sendCode: Write<[], void>;
  /**
   * Uploads the pictures, submits the draft with the code from the mail, and deletes the draft. Rejects with kind `invalid`, and
   * `issues`, when a field is not valid. The server's message for a field is in `submit.error.fieldErrors`.
   */
  readonly submit: Write<[captcha: string], void>;
  /** Whether the application was submitted. The decision takes up to 15 working days. */
  readonly isDone: boolean;
  /**
   * Fills the form with a declined application, to correct and submit it again. `applicationActions` returns whether that is
   * allowed.
   */
  resubmit(application: MerchantApplication): void;
}

/** Applies to become a merchant. */
export function useMerchantApplication(): UseMerchantApplication {
  const { client, invalidate } = useStorefront();
  const { read, ...form } = useApplicationDraft();
  const { change, discard } = form;
  const { readPictures, ...documents } = useApplicationPictures({ ...form, read });
  const { pictures } = documents;
  const countdown = useCodeCountdown('application');
  const validation = useIssues<keyof ApplicationInput, AnyApplicationIssue>('applications.apply');
  const { issues, clearIssue, validate, validateField, reject } = validation;
  const [isDone, setIsDone] = useState(false);
  const [key] = useState(createIdempotencyKeys);

  const sendCode = useFormWrite(async () => {
    const { email } = read();
    validateField('email', emailIssue(email));
    await countdown.send(() => applicationsSendCode(client, typedEmail(email)), typedEmail(email));
  });

  async function send(captcha: string): Promise<void> {
    const draft = read();
    const { categoryId, typeId } = draft;
    const { stored, chosen } = readPictures();
    const all = [...stored, ...Array<string>(chosen).fill('')];
    const found = applicationIssues({ ...draft, captcha, qualificationPicture: all });
    validate(found);
    if (categoryId === null || typeId === null) return reject(found);
    const uploaded = await pictures.upload.run().catch(() => reject({ qualificationPicture: issueId('imageFailed') }));
    const body = applicationOf({ ...draft, categoryId, typeId }, captcha, [...stored, ...uploaded]);
    const isPending = async () => {
      const { list } = await merchantApplications().load(client);
      return (
        list.some((one) => isSameApplication(one, body) && applicationState(one.auditStatus) === 'pending') || undefined
      );
    };
    try {
      await verifyBeforeRetry(() => applicationsApply(client, body, { idempotencyKey: key.of(body) }), isPending);
    } catch (cause) {
      if (isWrongCode(cause)) reject({ captcha: issueId('captchaWrong') }, cause);
      throw cause;
    }
    key.forget();
    pictures.clear();
    discard();
    setIsDone(true);
    await invalidate('merchantApplications');
  }
  const submit = useFormWrite(send);

  const resubmit = useCallback(
    (application: MerchantApplication) => {
      setIsDone(false);
      validate({});
      change(draftOfApplication(application));
    },
    [change, validate],
  );
  const { secondsLeft, sentTo } = countdown;
  return { ...form, ...documents, sendCode, secondsLeft, sentTo, submit, issues, clearIssue, isDone, resubmit };
}

/** Applications of the shopper, newest first, page by page. `applicationState` of `…/domain` returns an application's state. */
export function useMerchantApplications(options?: ListOptions): ListRead<MerchantApplication> {
  return useListQuery((page) => merchantApplications(page), options);
}

/** The agreement that applicants accept. It is untrusted HTML: sanitise it. */
export function useMerchantAgreement(): Read<Agreement> {
  return useQuery(merchantAgreement());
}
