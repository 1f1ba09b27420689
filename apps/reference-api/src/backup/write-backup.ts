import { sql } from 'kysely';
import { type Db, doneMigrations } from '../db/index.ts';
import { sequencesOf, tablesOf } from './catalogue.ts';
import { type Ledger, readLedger } from './ledger.ts';

/** The first line of a backup. */
export interface BackupHeader {
  format: 'promenade-backup-1';
  takenAt: string;
  /** Those of its schema, the newest last. */
  migrations: string[];
  sequences: { name: string; last: number | null }[];
  ledger: Ledger;
}

const ROWS_PER_LINE = 500;

/** Writes a consistent snapshot, line by line, while the shop is running. */
export async function writeBackup(db: Db, write: (line: string) => Promise<void>, now: number): Promise<BackupHeader> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const header: BackupHeader = {
        format: 'promenade-backup-1',
        takenAt: new Date(now).toISOString(),
        migrations: await doneMigrations(tx),
        sequences: await sequencesOf(tx),
        ledger: await readLedger(tx),
      };
      await write(JSON.stringify(header));
      for (const { name, columns } of await tablesOf(tx)) {
        const list = sql.join(columns.map((column) => sql.ref(column)));
        await sql`
          declare backup_rows no scroll cursor for
          select to_jsonb(t)::text as row from (select ${list} from ${sql.table(name)}) as t
        `.execute(tx);
        for (;;) {
          const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_PER_LINE)} from backup_rows`.execute(tx);
          if (rows.length === 0) break;
          // Written as text: JavaScript's numbers would round large values.
          await write(`{"table":${JSON.stringify(name)},"rows":[${rows.map(({ row }) => row).join(',')}]}`);
        }
        await sql`close backup_rows`.execute(tx);
      }
      return header;
    });
}
