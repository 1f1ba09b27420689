import type { Migration } from 'kysely/migration';
import { indexAnew } from './0035-words-as-typed.ts';

/** Indexes letters that keyboards lack (`ß`, `ø`) as those that shoppers type, HTML entities as letters, and parts of texts without spaces. */
export const lettersAsTyped: Migration = { up: indexAnew };
