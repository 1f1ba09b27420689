import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database, Locale, Tables } from '../db/index.ts';
import { claimMail, markMailSent, putMail } from '../repositories/outbox.ts';
import type { AccountNotice, CodeMail } from './account-mails.ts';
import type { ApplicationNotice } from './application-mails.ts';
import type { OrderNotice } from './order-notices.ts';

/** A mail, worded; or a text message. */
export interface Mail {
  /** @default 'mail' */
  channel?: 'mail' | 'sms';
  purpose:
    | CodeMail
    | AccountNotice
    | 'phone-code'
    | `application-${ApplicationNotice['kind']}`
    | 'order-confirmation'
    | `order-${OrderNotice['kind']}`;
  locale: Locale;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail by way of the outbox: a mail is written in the transaction of what it tells of, and sent after it. */
export interface Mailer {
  put(db: Kysely<Tables>, storeId: number, mail: Mail, now: number): Promise<void>;
  /** Sends what waits; without an SMTP server everything waits, and is read on the outbox page. */
  flush(): Promise<void>;
  close(): void;
}

const RETRY_MS = 5_000;

export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  { db }: Database,
  now: () => number,
  onFault: (error: unknown) => void,
): Mailer {
  const { smtpUrl, mailFrom } = config;
  const transport = smtpUrl ? import('nodemailer').then((mail) => mail.createTransport(smtpUrl)) : null;
  let flushing: Promise<void> | undefined;

  async function flushAll(): Promise<void> {
    if (!transport) return;
    try {
      for (let mail = await claimMail(db, now()); mail; mail = await claimMail(db, now())) {
        const { recipient: to, subject, text_body: text, html_body: html } = mail;
        await (await transport).sendMail({ from: mailFrom, to, subject, text, html });
        await markMailSent(db, mail.id, now());
      }
    } catch (error) {
      onFault(error);
    }
  }

  const flush = () => {
    flushing ??= flushAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };
  const timer = transport ? setInterval(flush, RETRY_MS).unref() : undefined;

  return {
    put: (tx, storeId, { channel = 'mail', purpose, locale, to, subject, text, html }, moment) =>
      putMail(tx, {
        store_id: storeId,
        channel,
        purpose,
        locale,
        recipient: to.toLowerCase(),
        subject,
        text_body: text,
        html_body: html,
        created_at: moment,
        claimed_at: null,
        sent_at: null,
      }),
    flush,
    close: () => {
      clearInterval(timer);
      void transport?.then((opened) => opened.close());
    },
  };
}
