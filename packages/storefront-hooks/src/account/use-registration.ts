'use client';
import { login, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useEffect, useState } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { resendSecondsLeft } from '../domain/countdown.ts';
import {
  emailFault,
  type FieldFaults,
  type RegistrationInput,
  type RegistrationMessage,
  registrationFaults,
} from '../domain/validation.ts';
import { useStorefront } from '../storefront/use-storefront.ts';
import { useWrite, type Write } from '../storefront/use-write.ts';

type Faults = FieldFaults<keyof RegistrationInput, RegistrationMessage>;

export interface UseRegistration {
  /** Sends a code to the address; rejects with kind `invalid`, and a fault, when the address is none. */
  readonly sendCode: Write<[email: string], void>;
  /** Whole seconds until another code may be sent, 0 when it may be now. Goes on after a reload. */
  readonly secondsLeft: number;
  /** Registers; rejects with kind `invalid`, and faults, when the form is not in order. */
  readonly submit: Write<[input: RegistrationInput], void>;
  /** Message ids by field. The server's own words for a field are in `submit.error.fieldErrors`. */
  readonly faults: Faults;
  clearFault(field: keyof RegistrationInput): void;
  /** Whether the account exists now. */
  readonly isDone: boolean;
}

const SENT_AT = 'promenade.codeSentAt';
/** Looking twice a second, no second is skipped when timers run late. */
const LOOK_MS = 500;
const storage = browserStorage('localStorage');
const sentAt = () => Number(storage.get(SENT_AT) ?? Number.NaN);
const invalid = (endpoint: string) => new StorefrontError({ kind: 'invalid', code: 400, endpoint });

/** Counts down by the time stamp of the last code. Starts after hydration, for only the device knows. */
function useSecondsLeft(): readonly [number, () => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const look = useCallback(() => setSecondsLeft(resendSecondsLeft(sentAt(), Date.now())), []);
  useEffect(look, [look]);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, look]);
  return [secondsLeft, look];
}

/** Creating an account with an e-mail code. */
export function useRegistration(): UseRegistration {
  const { client, store } = useStorefront();
  const [faults, setFaults] = useState<Faults>({});
  const [isDone, setIsDone] = useState(false);
  const [secondsLeft, look] = useSecondsLeft();
  const sendCode = useWrite(async (email: string) => {
    const { email: _, ...others } = faults;
    const fault = emailFault(email);
    setFaults(fault ? { ...others, email: fault } : others);
    if (fault) throw invalid('login.emailCaptcha');
    if (resendSecondsLeft(sentAt(), Date.now()) > 0) return look();
    await login.emailCaptcha(client, email.trim());
    storage.set(SENT_AT, `${Date.now()}`);
    look();
  });
  const submit = useWrite(async ({ email, password, confirmPassword, captcha }: RegistrationInput) => {
    const found = registrationFaults({ email, password, confirmPassword, captcha });
    setFaults(found);
    if (Object.keys(found).length > 0) throw invalid('login.registerEmail');
    await login.registerEmail(client, {
      email: email.trim(),
      password,
      storeId: store.id,
      ...(captcha && { captcha: captcha.trim() }),
    });
    setIsDone(true);
  });
  const clearFault = useCallback(
    (field: keyof RegistrationInput) => setFaults(({ [field]: _, ...others }) => others),
    [],
  );
  return { sendCode, secondsLeft, submit, faults, clearFault, isDone };
}
