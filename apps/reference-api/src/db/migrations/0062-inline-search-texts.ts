import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** New rows store their search texts inline: to read one from elsewhere takes longer than to look for words in it. */
export const inlineSearchTexts: Migration = {
  async up(db) {
    await sql`
      alter table products alter column search_title set storage main, alter column search_text set storage main
    `.execute(db);
  },
};
