import type { Db } from '../db/index.ts';
import { codeMail } from '../mail/account-mails.ts';
import { createMailer, type Mail, type Mailer } from '../mail/mailer.ts';

const words = { shopName: 'Promenade', publicUrl: 'https://shop.test', locale: 'en' } as const;

export const codeTo = (to: string): Mail =>
  codeMail({ ...words, to }, 'registration-code', { code: '042042', budget: 'security' });

export const noticeTo = (to: string): Mail => ({
  ...{ purpose: 'application-received', budget: 'transactional', locale: 'en', to },
  ...{ subject: 'We have your application', text: 'We are reading it.', html: '<p>We are reading it.</p>' },
});

/** A line of the log. */
export interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: object;
  message: string;
}

/** A mailer of a shop for real customers, with a clock that is put forward by hand. */
export interface PostOffice {
  mailer: Mailer;
  lines: LogLine[];
  now(): number;
  pass(ms: number): void;
  put(...mails: Mail[]): Promise<void>;
}

export function openPostOffice(
  db: Db,
  smtpUrl: string,
  { sandbox = false, mailKey = 'key of the tests', startAt = Date.now() } = {},
): PostOffice {
  let clock = startAt;
  const lines: LogLine[] = [];
  const write =
    (level: LogLine['level']) =>
    (...[fields, message]: [object | string, string?]) =>
      void lines.push(
        typeof fields === 'string' ? { level, fields: {}, message: fields } : { level, fields, message: message ?? '' },
      );
  const mailer = createMailer({
    config: { smtpUrl, mailFrom: 'Promenade <hello@promenade.example>', sandbox },
    ...{ db, mailKey, now: () => clock },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
  });
  return {
    mailer,
    lines,
    now: () => clock,
    pass: (ms) => {
      clock += ms;
    },
    put: async (...mails) => {
      for (const mail of mails) await mailer.put(db, 1, mail, clock);
    },
  };
}
