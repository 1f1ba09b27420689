import { EMAIL_CODE_LIFE_MS } from '@promenade/storefront-hooks/domain';
import type { Config } from '../config.ts';
import type { Db, Locale } from '../db/index.ts';
import {
  expireMails,
  MAIL_PRIORITY,
  type NewMail,
  type OutboxMail,
  type OutboxStatus,
  outboxStatus,
  putMails,
} from '../repositories/outbox.ts';
import { currentRequestId } from '../request-context.ts';
import type { AccountNotice, CodeMail } from './account-mails.ts';
import type { ApplicationNotice } from './application-mails.ts';
import { admitMail, type MailAdmission, type MailBudget } from './budgets.ts';
import { createDelivery, type Delivery, type MailLog } from './delivery.ts';
import type { MerchantNotice } from './merchant-mails.ts';
import type { OrderNotice } from './order-notices.ts';
import { createSealer, type MailContent } from './seal.ts';

/** A mail, worded; or a text message. */
export interface Mail extends MailContent {
  /** @default 'mail' */
  channel?: 'mail' | 'sms';
  /** What ends in `-code` is sent before other mail and expires with its code. */
  purpose:
    | CodeMail
    | AccountNotice
    | 'phone-code'
    | 'newsletter-confirmation'
    | 'stock-alert-confirmation'
    | 'stock-alert'
    | 'price-drop'
    | `application-${ApplicationNotice['kind']}`
    | 'order-confirmation'
    | `merchant-${MerchantNotice['kind']}`
    | `order-${OrderNotice['kind']}`;
  budget: MailBudget;
  locale: Locale;
  to: string;
}

/**
 * Sends mail through the outbox: a mail is written in the transaction of its event, and sent after it, at least once.
 * Without a mail server, mails stay in the sandbox's outbox; outside the sandbox none are written then.
 */
export interface Mailer {
  /** Writes a mail, unless its budget is used up. */
  put(db: Db, storeId: number, mail: Mail, now: number): Promise<MailAdmission>;
  /** Sends due mails if a request has written any; call it after the response, when the transaction has ended. */
  flushAfter(requestId: string): void;
  /** Sends due mails. */
  flush(): Promise<void>;
  /** Abandons expired mails, and logs a warning if mails are stuck. Returns the state of the outbox. */
  inspect(): Promise<OutboxStatus>;
  /** Sends and inspects from now on, until `close`. */
  start(): void;
  /** Lets running attempts end. */
  close(): Promise<void>;
}

export interface MailerParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'sandbox'>;
  db: Db;
  /** Secret under which mail is encrypted in the outbox, outside the sandbox. */
  mailKey: string;
  now: () => number;
  log: MailLog;
}

const POLL_EVERY_MS = 5_000;
const INSPECT_EVERY_MS = 60_000;
/** If a mail is due for longer, the operator should look for the cause. */
const LATE_AFTER_MS = 5 * 60_000;

const isCode = ({ purpose }: Mail) => purpose.endsWith('-code');

export function createMailer({ config, db, mailKey, now, log }: MailerParts): Mailer {
  const { smtpUrl, mailFrom: from, sandbox } = config;
  const sealer = createSealer<MailContent>(mailKey, 'outbox content');
  const contentOf = ({ sealed_content, recipient, subject, text_body: text, html_body: html }: OutboxMail) =>
    sealed_content === null ? { subject, text, html } : sealer.open(sealed_content, recipient);
  const parts = { db, from, contentOf, now, log };
  // Nodemailer is loaded only if it is used.
  const delivery: Promise<Delivery> | null = smtpUrl
    ? import('./smtp.ts').then(({ connectSmtp }) => createDelivery({ ...parts, server: connectSmtp(smtpUrl, from) }))
    : null;
  const timers: NodeJS.Timeout[] = [];
  /** Requests under way that have put mail. */
  const putBy = new Set<string>();

  const flush = async () => (await delivery)?.flush();

  const logged = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read or written'));

  async function inspect(): Promise<OutboxStatus> {
    const expired = await expireMails(db, now());
    if (expired > 0) log.warn({ expired }, 'codes expired before they were sent');
    const status = await outboxStatus(db, now());
    if (status.oldestDueMs > LATE_AFTER_MS) log.warn(status, 'mail does not leave; `mail list` shows why');
    return status;
  }

  function rowOf(mail: Mail, storeId: number, moment: number): NewMail {
    const { channel = 'mail', purpose, locale, to, subject, text, html, unsubscribeUrl } = mail;
    const recipient = to.toLowerCase();
    const content = sandbox
      ? { subject, text_body: text, html_body: html, sealed_content: null }
      : {
          ...{ subject: '', text_body: '', html_body: '' },
          sealed_content: sealer.seal({ subject, text, html, unsubscribeUrl }, recipient),
        };
    return {
      ...{ store_id: storeId, channel, purpose, locale, recipient, ...content, created_at: moment },
      priority: isCode(mail) ? MAIL_PRIORITY.code : MAIL_PRIORITY.notice,
      next_attempt_at: moment,
      expires_at: isCode(mail) ? moment + EMAIL_CODE_LIFE_MS : null,
    };
  }

  return {
    async put(db, storeId, mail, moment) {
      if (!smtpUrl && !sandbox) return { isWritten: true, waitSeconds: 0 };
      const admission = await admitMail(db, { storeId, to: mail.to, budget: mail.budget }, moment);
      if (!admission.isWritten) return admission;
      await putMails(db, [rowOf(mail, storeId, moment)]);
      const requestId = currentRequestId();
      if (requestId !== undefined) putBy.add(requestId);
      return admission;
    },
    flushAfter: (requestId) => {
      if (putBy.delete(requestId)) void flush();
    },
    flush,
    inspect,
    start: () => {
      if (!delivery) return;
      const poll = logged(async () => (await delivery).poll());
      poll();
      timers.push(setInterval(poll, POLL_EVERY_MS).unref(), setInterval(logged(inspect), INSPECT_EVERY_MS).unref());
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await (await delivery)?.close();
    },
  };
}
