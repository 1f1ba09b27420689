import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { mailboxOf } from '../../limits/mailbox.ts';
import { engines, openEmptyDatabase } from '../../testing/databases.ts';
import { migrate, readMigrations } from '../migrate.ts';

test.each(engines)('existing email accounts count as verified, others do not, on %s', async (engine) => {
  const database = await openEmptyDatabase(engine);
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateTo('0012-words-beside-products');
  expect(error).toBeUndefined();
  await sql`insert into stores (host, name, theme, details, created_at) values ('*', 'Shop', '{}', '{}', 1)`.execute(
    db,
  );
  const accounts = [
    ['email', 'ada@shopper.test'],
    ['email', 'a.da+one@gmail.com'],
    ['email', 'ada.b+two@googlemail.com'],
    ['email', 'a.b+three@shopper.test'],
    ['visitor', 'ada@shopper.test'],
  ] as const;
  for (const [kind, email] of accounts) {
    await sql`insert into users (store_id, email, nickname, avatar, kind, created_at, updated_at)
      values (1, ${email}, '', '', ${kind}, 7, 7)`.execute(db);
  }
  await migrate(db);
  const users = await db.selectFrom('users').select(['email_proven_at', 'mailbox']).orderBy('id').execute();
  expect(users).toEqual(
    accounts.map(([kind, email]) =>
      kind === 'email' ? { email_proven_at: 7, mailbox: mailboxOf(email) } : { email_proven_at: null, mailbox: null },
    ),
  );
  await database.close();
});
