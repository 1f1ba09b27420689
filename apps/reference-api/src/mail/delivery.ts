import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/index.ts';
import {
  claimMail,
  deferMail,
  failMail,
  isMailDue,
  type MailPriority,
  markMailSent,
  type OutboxMail,
  releaseMail,
} from '../repositories/outbox.ts';
import { shopById } from '../repositories/shops.ts';
import { pauseMs, retryDelayMs } from './back-off.ts';
import type { MailContent } from './seal.ts';
import type { Outcome, SmtpServer } from './smtp.ts';

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface DeliveryParts {
  db: Db;
  server: SmtpServer;
  /** The sender, as in `Shop <hello@shop.example>`. */
  from: string;
  contentOf: (mail: OutboxMail) => MailContent;
  now: () => number;
  log: MailLog;
}

/** Sends due mails of the outbox. Every process runs one; a mail is claimed first. */
export interface Delivery {
  /** Sends all that is due; resolves when nothing is, or when the mail server takes none. */
  flush(): Promise<void>;
  /** The same, when anything is due. */
  poll(): Promise<void>;
  /** Lets running attempts end, for a few seconds. */
  close(): Promise<void>;
}

/**
 * Concurrent attempts, each with its preferred priorities. Retried mails have two of five, so that fresh mail is sent at
 * once however many there are and however slow their servers; notices have one, since codes could occupy all others.
 */
const WORKERS: readonly (readonly MailPriority[])[] = [
  ['retriedCode', 'retriedNotice', 'code', 'notice'],
  ['notice', 'code', 'retriedCode', 'retriedNotice'],
  ['code', 'notice'],
  ['code', 'notice'],
  ['code', 'notice'],
];

const CLOSE_WITHIN_MS = 3_000;

export function createDelivery({ db, server, from, contentOf, now, log }: DeliveryParts): Delivery {
  const running = new Map<number, Promise<void>>();
  /** How often `flush` was called: a worker that found nothing looks again if it was called meanwhile. */
  let calls = 0;
  let isClosing = false;
  let isAvailable = false;
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  function pause(reason: string): void {
    isAvailable = false;
    failures += 1;
    const ms = pauseMs(failures, Math.random());
    pausedUntil = now() + ms;
    log.warn({ reason, seconds: Math.round(ms / 1000) }, 'the mail server takes no mail; sending is paused');
  }

  async function checkServer(): Promise<void> {
    const reason = await server.check();
    if (isClosing) return;
    if (reason !== null) return pause(reason);
    isAvailable = true;
    failures = 0;
    log.info('the mail server takes mail');
  }

  /** After a pause one connection is tried before any mail is claimed. */
  async function mayGoOn(): Promise<boolean> {
    if (!isAvailable && now() >= pausedUntil) {
      checking ??= checkServer().finally(() => {
        checking = undefined;
      });
      await checking;
    }
    return isAvailable && !isClosing;
  }

  async function work(priorities: readonly MailPriority[]): Promise<void> {
    while (await mayGoOn()) {
      const seen = calls;
      const mail = await claimMail(db, priorities, now());
      if (mail) await settle(mail, await attempt(mail));
      else if (seen === calls) return;
    }
  }

  async function attempt(mail: OutboxMail): Promise<Outcome> {
    let content: MailContent;
    try {
      content = contentOf(mail);
    } catch {
      return { kind: 'deferred', reason: 'it was encrypted with another key: was MAIL_KEY changed?' };
    }
    const shop = mail.store_id === null ? undefined : await shopById(db, mail.store_id);
    // The sender is named after the shop of any host name.
    const shopName = shop?.host === '*' ? undefined : shop?.name;
    return server.send({ ...content, to: mail.recipient, messageId: messageIdOf(mail, from), shopName });
  }

  async function settle(mail: OutboxMail, outcome: Outcome): Promise<void> {
    const attempts = mail.attempts + 1;
    switch (outcome.kind) {
      case 'sent':
        return markMailSent(db, mail.id, now());
      case 'unavailable':
        if (isAvailable && !isClosing) pause(outcome.reason);
        return releaseMail(db, mail, now());
      case 'refused':
        return giveUp(mail, attempts, outcome.reason);
      case 'deferred': {
        const delay = retryDelayMs(attempts, Math.random());
        if (delay === null) return giveUp(mail, attempts, outcome.reason);
        const priority = mail.expires_at === null ? 'retriedNotice' : 'retriedCode';
        return deferMail(db, mail, { attempts, priority, nextAttemptAt: now() + delay, reason: outcome.reason });
      }
    }
  }

  async function giveUp(mail: OutboxMail, attempts: number, reason: string): Promise<void> {
    const { id, purpose } = mail;
    log.warn({ mail: id, purpose, attempts, reason }, 'a mail was given up; `mail list` shows it');
    await failMail(db, mail, { attempts, reason, now: now() });
  }

  async function flush(): Promise<void> {
    calls += 1;
    WORKERS.forEach((priorities, index) => {
      if (running.has(index) || isClosing) return;
      const done = work(priorities)
        .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read or written'))
        .finally(() => running.delete(index));
      running.set(index, done);
    });
    await Promise.all(running.values());
  }

  return {
    flush,
    poll: async () => {
      if (!(await mayGoOn()) || !(await isMailDue(db, now()))) return;
      await flush();
    },
    close: async () => {
      isClosing = true;
      const timer = setTimeout(server.close, CLOSE_WITHIN_MS);
      await Promise.all([checking, ...running.values()]);
      clearTimeout(timer);
      server.close();
    },
  };
}

/** The same at every attempt and in every process. */
function messageIdOf({ id, created_at }: OutboxMail, from: string): string {
  const [, domain = 'localhost'] = /@([^\s<>@]+)>?\s*$/.exec(from) ?? [];
  const name = createHash('sha256').update(`${id} ${created_at}`).digest('hex').slice(0, 32);
  return `<${name}@${domain}>`;
}
