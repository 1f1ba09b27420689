import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Content of a mail. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where mail programs end an alert with one press (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Encrypts values in the database, such as mails with codes that wait in the outbox. */
export interface Sealer<Content> {
  /** `recipient` is bound to the content, so that it opens for no other. */
  seal(content: Content, recipient: string): string;
  /** @throws when it was sealed with another key or for another recipient, or was changed. */
  open(sealed: string, recipient: string): Content;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key derived from a secret of the server. Keys of different purposes differ. */
export function createSealer<Content>(secret: string, purpose: string): Sealer<Content> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (content, recipient) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(recipient));
      const parts = [nonce, cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64');
    },
    open: (sealed, recipient) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(recipient))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString()) as Content;
    },
  };
}
