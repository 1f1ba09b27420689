import { domainToASCII } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts are found by the ASCII form of the domain; an address that exists in both forms remains unchanged. */
export const asciiDomains: Migration = {
  async up(db: Kysely<unknown>) {
    const written = sql<{ id: number; email: string }>`select id, email from users where email ~ '[^ -~]'`;
    for (const { id, email } of (await written.execute(db)).rows) {
      const at = email.lastIndexOf('@') + 1;
      const domain = domainToASCII(email.slice(at));
      if (!domain) continue;
      const ascii = email.slice(0, at) + domain;
      await sql`update users set email = ${ascii} where id = ${id} and not exists (
        select from users other where other.store_id = users.store_id and other.email = ${ascii})`.execute(db);
    }
  },
};
