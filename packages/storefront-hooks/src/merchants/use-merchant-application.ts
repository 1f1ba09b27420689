'use client';
import {
  type Agreement,
  applicationsApply,
  applicationsEmailCaptcha,
  type MerchantApplication,
  StorefrontError,
} from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { useCodeCountdown } from '../account/use-code-countdown.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { applicationState } from '../domain/application-status.ts';
import { type ApplicationInput, type ApplicationMessage, applicationFaults } from '../domain/application-validation.ts';
import { emailFault, type FieldFaults } from '../domain/validation.ts';
import { merchantAgreement, merchantApplications } from '../query/merchant-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';
import { applicationOf, isSameApplication } from './application-body.ts';
import { draftOfApplication } from './application-draft.ts';
import { type UseApplicationDraft, useApplicationDraft } from './use-application-draft.ts';
import { type ApplicationPictures, useApplicationPictures } from './use-application-pictures.ts';

/** What keeps an application from being sent, by field. */
export type ApplicationFaults = FieldFaults<keyof ApplicationInput, ApplicationMessage | 'imageFailed'>;

export interface UseMerchantApplication extends UseApplicationDraft, ApplicationPictures {
  /** Sends a code to the draft's address; rejects with kind `invalid`, and a fault, when it is none. */
  readonly sendCode: Write<[], void>;
  /** Whole seconds until another code may be sent, 0 when it may be now. Goes on after a reload. */
  readonly secondsLeft: number;
  /**
   * Sends the draft in with the code from the mail, once the pictures are there, and forgets it. Rejects with kind
   * `invalid`, and `faults`, when the form is not in order.
   */
  readonly submit: Write<[captcha: string], void>;
  /** Message ids by field. The server's own words for a field are in `submit.error.fieldErrors`. */
  readonly faults: ApplicationFaults;
  /** Forgets a fault, when its field changes. */
  clearFault(field: keyof ApplicationFaults): void;
  /** Whether it has been sent in. An answer takes up to 15 working days. */
  readonly isDone: boolean;
  /** Fills the form with a declined application, to be mended and sent in again; `applicationActions` says which may be. */
  resubmit(application: MerchantApplication): void;
}

/** Applying to become a merchant. */
export function useMerchantApplication(): UseMerchantApplication {
  const { client, invalidate } = useStorefront();
  const form = useApplicationDraft();
  const { draft, change, discard } = form;
  const papers = useApplicationPictures(form);
  const { pictures, keptPictures } = papers;
  const countdown = useCodeCountdown('promenade.applicationCodeSentAt');
  const [faults, setFaults] = useState<ApplicationFaults>({});
  const [isDone, setIsDone] = useState(false);
  const [{ flights, key }] = useState(() => ({ flights: createSingleFlight<void>(), key: createIdempotencyKeys() }));

  function refuse(endpoint: string, found: ApplicationFaults): never {
    setFaults(found);
    throw new StorefrontError({ kind: 'invalid', code: 400, endpoint });
  }

  const sendCode = useWrite(async () => {
    const fault = emailFault(draft.email);
    if (fault) refuse('applications.emailCaptcha', { ...faults, email: fault });
    if (countdown.isRunning()) return;
    await applicationsEmailCaptcha(client, draft.email.trim());
    countdown.start();
  });

  async function send(captcha: string): Promise<void> {
    const { categoryId, typeId } = draft;
    const chosen = [...keptPictures, ...pictures.items.map(({ url }) => url ?? '')];
    const found: ApplicationFaults = applicationFaults({ ...draft, captcha, qualificationPicture: chosen });
    if (Object.keys(found).length > 0 || categoryId === null || typeId === null) {
      return refuse('applications.apply', found);
    }
    setFaults({});
    const own = await pictures
      .settle()
      .catch(() => refuse('applications.apply', { qualificationPicture: 'imageFailed' }));
    const body = applicationOf({ ...draft, categoryId, typeId }, captcha, [...keptPictures, ...own]);
    const isPending = async () => {
      const { list } = await merchantApplications().load(client);
      return (
        list.some((one) => isSameApplication(one, body) && applicationState(one.auditStatus) === 'pending') || undefined
      );
    };
    await verifyBeforeRetry(() => applicationsApply(client, body, { idempotencyKey: key.of(body) }), isPending);
    key.forget();
    pictures.clear();
    discard();
    setIsDone(true);
    await invalidate('merchantApplications');
  }
  const submit = useWrite((captcha: string) => flights('apply', () => send(captcha)));

  const clearFault = useCallback(
    (field: keyof ApplicationFaults) => setFaults(({ [field]: _, ...others }) => others),
    [],
  );
  const resubmit = useCallback(
    (application: MerchantApplication) => {
      setIsDone(false);
      setFaults({});
      change(draftOfApplication(application));
    },
    [change],
  );
  const { secondsLeft } = countdown;
  return { ...form, ...papers, sendCode, secondsLeft, submit, faults, clearFault, isDone, resubmit };
}

/** Applications of the shopper, newest first, page by page; `applicationState` of `…/domain` names where one stands. */
export function useMerchantApplications(options?: ListOptions): ListRead<MerchantApplication> {
  return useListQuery((page) => merchantApplications(page), options);
}

/** What applicants agree to: HTML, hostile until sanitised. */
export function useMerchantAgreement(): Read<Agreement> {
  return useQuery(merchantAgreement());
}
