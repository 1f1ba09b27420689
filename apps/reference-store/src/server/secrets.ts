import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether what somebody gave is the secret, told in a time that says nothing about it. */
export const isSameSecret = (given: string | string[] | undefined, secret: string): boolean =>
  timingSafeEqual(digest(`${given}`), digest(secret));
