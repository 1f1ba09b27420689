import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { catalogTables } from './catalog-tables.ts';
import { orderTables } from './order-tables.ts';
import { platformTables } from './platform-tables.ts';
import { shopperTables } from './shopper-tables.ts';

export const skeletonStatements: readonly string[] = [
  ...catalogTables,
  ...shopperTables,
  ...orderTables,
  ...platformTables,
];

export const skeleton: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of skeletonStatements) await sql.raw(statement).execute(db);
  },
};
