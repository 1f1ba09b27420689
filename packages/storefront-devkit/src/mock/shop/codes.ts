import { MockFailure } from '../respond.ts';
import { badField } from './refusals.ts';
import type { Shop } from './shop.ts';

/** The code that a mocked shop sends each time. */
export const MOCK_CODE = '482913';

const LIFE_MS = 10 * 60_000;
const PAUSE_MS = 60_000;

/** A code that was sent. */
export interface Code {
  /** Epoch ms. */
  sentAt: number;
  isUsed: boolean;
}

export type CodePurpose =
  | 'registration'
  | 'password'
  | 'phone'
  | 'proof'
  | 'email-change'
  | 'own-email'
  | 'application';

/** An email address in the form of the keys of accounts and codes. */
export const plainEmail = (email: string) => email.trim().toLowerCase();

export const plainPhone = ({ phone, countryCode }: { phone: string; countryCode: string }) =>
  countryCode + phone.replace(/\D/g, '');

/** Sends a code. Throws 429 within a minute of the last one. */
export function sendCode({ codes, now }: Shop, purpose: CodePurpose, recipient: string): null {
  const last = codes.get(`${purpose} ${recipient}`);
  const waitMs = last ? last.sentAt + PAUSE_MS - now() : 0;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    const message = `Too many requests, please try again in ${seconds} seconds`;
    throw new MockFailure(429, message, undefined, { 'retry-after': `${seconds}` });
  }
  codes.set(`${purpose} ${recipient}`, { sentAt: now(), isUsed: false });
  return null;
}

/** Finds a code; the caller marks it as used. Throws 400 for a wrong, used or expired code. */
export function checkCode(
  { codes, now }: Shop,
  purpose: CodePurpose,
  recipient: string,
  given?: string,
  field = 'captcha',
): Code {
  const sent = codes.get(`${purpose} ${recipient}`);
  const isRight = sent && !sent.isUsed && now() < sent.sentAt + LIFE_MS && given === MOCK_CODE;
  if (!isRight) throw badField(field, 'The verification code is wrong or expired');
  return sent;
}
