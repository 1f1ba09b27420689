import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, migrate } from '../db/index.ts';
import { additionIssues } from './additions.ts';
import { engines, openEmptyDatabase } from './databases.ts';
import { readSchema, type SchemaParts } from './schema.ts';
import { afterChange } from './statements.ts';

let database: Database;
let before: SchemaParts;
beforeAll(async () => {
  database = await openEmptyDatabase(engines[0] ?? 'postgres');
  await migrate(database.db);
  before = await readSchema(database.db);
});
afterAll(() => database.close());

/** What a migration with these statements would break. */
const issuesAfter = (statement: string) =>
  afterChange(database.db, statement, async (tx) => additionIssues(tx, before, await readSchema(tx)));

test.each([
  ['alter table skus add column note text'],
  ["alter table skus add column colour text not null default '' check (colour <> 'none')"],
  ['create table notes (id integer primary key, text text not null)'],
  ['create index notes_index on skus (gtin)'],
  ['alter table orders alter column points_used type bigint'],
  ['alter table skus drop constraint skus_stock_check'],
  ['alter table refunds drop constraint refunds_status_check, add check (status between 0 and 7)'],
  [
    "alter table outbox_mails drop constraint outbox_mails_channel_check, add check (channel in ('mail', 'sms', 'push'))",
  ],
])('“%s” only adds', async (statement) => {
  expect(await issuesAfter(statement)).toEqual([]);
});

test.each([
  ['drop table wishes', 'wishes.id is gone'],
  ['alter table skus drop column gtin', 'skus.gtin is gone'],
  ['alter table skus rename column gtin to ean', 'skus.gtin is gone'],
  ['alter table skus add column note text not null', 'skus.note is new and needs a value'],
  ['alter table skus alter column gtin type varchar(14)', 'skus.gtin is character varying(14) instead of text'],
  ['alter table orders alter column id type smallint', 'orders.id is smallint instead of integer'],
  ['alter table orders alter column phone set not null', 'orders.phone may not be null any more'],
  ['alter table orders alter column mark drop not null', 'orders.mark may be null'],
  ['alter table skus alter column gtin drop default', 'skus.gtin has lost its default'],
  ['alter table wishes drop constraint wishes_user_id_product_id_key', 'wishes has lost UNIQUE (user_id, product_id)'],
  ['drop index users_phone_key', 'users has lost UNIQUE'],
  ['alter table wishes add unique (product_id)', 'wishes has a new UNIQUE (product_id)'],
  ['create unique index once on skus (gtin)', 'skus has a new UNIQUE'],
  ['alter table skus add check (weight_grams > 0)', 'skus has a new CHECK'],
  [
    'alter table refunds drop constraint refunds_status_check, add check (status between 1 and 7)',
    'refunds has a new CHECK',
  ],
  [
    "alter table outbox_mails drop constraint outbox_mails_channel_check, add check (channel in ('mail', 'push'))",
    'outbox_mails has a new CHECK',
  ],
])('“%s” does not only add', async (statement, issue) => {
  expect(await issuesAfter(statement)).toContainEqual(expect.stringContaining(issue));
});
