import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of 5 bits: 80 random bits. */
const LENGTH = 16;

/**
 * An unguessable number that reads well aloud: PT for a checkout, SH for a merchant's part, RE for a refund, PO for a
 * checkout that is still open.
 */
export function newNumber(prefix: 'PT' | 'SH' | 'RE' | 'PO'): string {
  // 256 is a multiple of 32, so every character is as likely as any other.
  return prefix + Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}
