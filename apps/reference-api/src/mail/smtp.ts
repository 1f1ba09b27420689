import { createTransport, type NodemailerError } from 'nodemailer';
import { masked } from '../log.ts';
import type { MailContent } from './seal.ts';

/** What became of an attempt to send a mail. Reasons hold no addresses. */
export type Outcome =
  | { kind: 'sent' }
  /** The server will never take it. */
  | { kind: 'refused'; reason: string }
  /** The server may take it later; it takes others. */
  | { kind: 'deferred'; reason: string }
  /** The server takes none at all. */
  | { kind: 'unavailable'; reason: string };

/** A mail as it leaves. */
export interface Letter extends MailContent {
  /** The same at every attempt, so that a mail that arrives twice can be recognised. */
  messageId: string;
  to: string;
  /** Name of the sending shop, if it differs from the default sender's. */
  shopName?: string | undefined;
}

/** The mail server that takes the shop's mail. */
export interface SmtpServer {
  send(letter: Letter): Promise<Outcome>;
  /** Connects and signs in. Returns why the server takes no mail, or null when it does. */
  check(): Promise<string | null>;
  /** Aborts running attempts, whose mails may or may not arrive. */
  close(): void;
}

/** Concurrent attempts, each on its own connection. */
export const CONNECTIONS = 5;

/** Nodemailer's own bounds are 2, 0.5 and 10 minutes. The query of SMTP_URL may set others. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Of an attempt as a whole; a claim outlives it and a check after it. */
const ATTEMPT_TIMEOUT_MS = 45_000;

const REASON_LENGTH = 200;

/** Talks SMTP with the server at an address such as `smtp://user:password@mail.example:587`. */
export function connectSmtp(url: string, from: string): SmtpServer {
  const access = { disableFileAccess: true, disableUrlAccess: true };
  const pool = { pool: true, maxConnections: CONNECTIONS, maxRequeues: 2 } as const;
  const transport = createTransport({ ...pool, ...timeouts, ...access, url });
  const closing = new AbortController();
  const closed = new Promise<string>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve('it is being closed'));
  });
  let checking: Promise<string | null> | undefined;

  const check = () => {
    checking ??= transport
      .verify()
      .then(() => null)
      .catch((error: NodemailerError) => reasonOf(error))
      .finally(() => {
        checking = undefined;
      });
    return Promise.race([checking, closed]);
  };

  async function send({ messageId, to, shopName, subject, text, html, unsubscribeUrl }: Letter): Promise<Outcome> {
    // As an object the address is used unchanged: text could name another mailbox in angle brackets.
    const recipient = { name: '', address: to };
    const address = from.slice(from.lastIndexOf('<') + 1).replace('>', '');
    const sender = shopName === undefined ? from : { name: shopName, address };
    const signal = AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), closing.signal]);
    const headers = {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    try {
      await transport.sendMail({ from: sender, to: recipient, subject, text, html, messageId, headers, signal });
      return { kind: 'sent' };
    } catch (error) {
      const fault = error as NodemailerError;
      const reason = reasonOf(fault, to);
      if (closing.signal.aborted) return { kind: 'unavailable', reason };
      const known = kindOf(fault);
      if (known) return { kind: known, reason };
      // A lost connection or a time-out is the server's doing, or this mail's: a server that answers now shows which.
      const unavailable = await check();
      return unavailable === null ? { kind: 'deferred', reason } : { kind: 'unavailable', reason: unavailable };
    }
  }

  return {
    send,
    check,
    close: () => {
      closing.abort();
      transport.close();
    },
  };
}

/** Classifies the server's reply for this mail; undefined if it is not about this mail. */
function kindOf({ code, command, responseCode, permanent, response = '' }: NodemailerError) {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return undefined;
  // Refused before it was sent: no mailbox can have this address.
  if (responseCode === undefined) return 'refused';
  if (responseCode === 421) return undefined;
  // Replies about the sender and about policy (5.7: no relaying, no sign-in, blocked) concern all mails, and need the
  // operator.
  const isAboutUs = command === 'MAIL FROM' || responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response);
  return permanent && !isAboutUs ? 'refused' : 'deferred';
}

/** Error message for the operator, without the recipient and without anything that looks like an address or a code. */
function reasonOf({ response, message, originalCode, code }: NodemailerError, to = ''): string {
  const words = masked(response || [originalCode ?? code, message].filter(Boolean).join(' '));
  const [local = ''] = to.split('@');
  const withoutRecipient = local.length > 2 ? words.replaceAll(local, '***') : words;
  return withoutRecipient
    .replace(/\d{6,}/g, '***')
    .replace(/\s+/g, ' ')
    .slice(0, REASON_LENGTH);
}
