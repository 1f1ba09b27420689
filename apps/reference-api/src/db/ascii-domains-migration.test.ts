import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { engines, openEmptyDatabase } from '../testing/databases.ts';
import { migrate, readMigrations } from './migrate.ts';

test.each(engines)('accounts at international domains are found by the ASCII form, on %s', async (engine) => {
  const { db, close } = await openEmptyDatabase(engine);
  const earlier = Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => name < '0034'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  await sql`insert into stores (host, name, theme, details, created_at) values ('*', 'Shop', '{}', '{}', 1)`.execute(
    db,
  );
  const both = ['eve@xn--mnchen-3ya.example', 'eve@münchen.example'];
  const addresses = ['ada@münchen.example', 'élodie@shop.example', 'bob@shop.example', ...both];
  for (const email of addresses) {
    await sql`insert into users (store_id, email, nickname, avatar, kind, email_proven_at, mailbox, created_at, updated_at)
      values (1, ${email}, '', '', 'email', 7, ${email}, 7, 7)`.execute(db);
  }
  await migrate(db);
  const users = await db.selectFrom('users').select('email').orderBy('id').execute();
  expect(users.map(({ email }) => email)).toEqual([
    'ada@xn--mnchen-3ya.example',
    'élodie@shop.example',
    'bob@shop.example',
    ...both,
  ]);
  await close();
});
