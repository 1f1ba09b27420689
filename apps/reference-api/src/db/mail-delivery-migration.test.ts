import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { engines, openEmptyDatabase } from '../testing/databases.ts';
import { noticeTo, openPostOffice } from '../testing/post-office.ts';
import { startSmtp } from '../testing/smtp-receiver.ts';
import { migrate, readMigrations } from './migrate.ts';

const MINUTE_MS = 60_000;

test.each(engines)(
  'waiting mail except old codes is sent after the update, and the old version takes no new mail, on %s',
  async (engine) => {
    const { db, close } = await openEmptyDatabase(engine);
    const earlier = Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => name < '0015'));
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
    expect(error).toBeUndefined();
    await sql`insert into stores (host, name, theme, details, created_at) values ('*', 'Shop', '{}', '{}', 0)`.execute(
      db,
    );
    const now = Date.now();
    const insert = (purpose: string, recipient: string, ages: { created: number; claimed?: number; sent?: number }) => {
      const [created, claimed, sent] = [ages.created, ages.claimed, ages.sent].map((age) =>
        age === undefined ? null : now - age,
      );
      return sql`insert into outbox_mails
      (channel, purpose, locale, recipient, subject, text_body, html_body, created_at, claimed_at, sent_at) values
      ('mail', ${purpose}, 'en', ${recipient}, 'Subject', 'Text', 'Html', ${created}, ${claimed}, ${sent})`.execute(db);
    };
    await insert('order-confirmation', 'sent@shopper.test', {
      created: 60 * MINUTE_MS,
      claimed: 60 * MINUTE_MS,
      sent: 1,
    });
    await insert('order-confirmation', 'waiting@shopper.test', { created: 60 * MINUTE_MS });
    await insert('order-confirmation', 'being-sent@shopper.test', { created: 60 * MINUTE_MS, claimed: 1000 });
    await insert('registration-code', 'old@shopper.test', { created: 60 * MINUTE_MS });
    await insert('registration-code', 'fresh@shopper.test', { created: MINUTE_MS });
    await migrate(db);
    // A process of the version before goes on.
    await insert('order-confirmation', 'later@shopper.test', { created: 0 });

    const smtp = await startSmtp();
    const office = openPostOffice(db, smtp.url, { startAt: now });
    await office.put(noticeTo('new@shopper.test'));
    // Mails that the previous version would claim.
    const claimable = await db
      .selectFrom('outbox_mails')
      .select('recipient')
      .where('sent_at', 'is', null)
      .where((where) => where.or([where('claimed_at', 'is', null), where('claimed_at', '<', now - MINUTE_MS)]))
      .execute();
    expect(claimable.map(({ recipient }) => recipient)).not.toContain('new@shopper.test');
    await office.mailer.flush();
    await office.mailer.inspect();
    const recipients = smtp.received.map(({ to }) => to.split('@')[0]);
    expect(recipients[0]).toBe('fresh');
    expect(recipients.toSorted()).toEqual(['fresh', 'later', 'new', 'waiting']);
    office.pass(MINUTE_MS);
    await office.mailer.flush();
    expect(smtp.received.at(-1)?.to).toBe('being-sent@shopper.test');
    expect(await office.mailer.inspect()).toMatchObject({ waiting: 0, dead: 1 });

    await office.mailer.close();
    await smtp.stop();
    await close();
  },
);
