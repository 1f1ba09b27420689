import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table products
    add column manufacturer text,
    add column responsible_person text,
    add column safety_en text,
    add column safety_fr text`,
  `comment on column products.manufacturer is 'Name and address of the manufacturer, and how to reach it.'`,
  `comment on column products.responsible_person is
    'The same of who answers for the safety of the product in the European Union, where the manufacturer is elsewhere.'`,
  `comment on column products.safety_en is 'Warnings and safety information, plain text.'`,
];

/** A product's manufacturer, the person responsible for its safety, and its warnings. */
export const productSafety: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
