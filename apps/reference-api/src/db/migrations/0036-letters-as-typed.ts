import type { Migration } from 'kysely/migration';
import { indexAnew } from './0035-words-as-typed.ts';

/** Products are found by letters that no keyboard of theirs has, by those of pages that have them as entities, and within texts without blanks. */
export const lettersAsTyped: Migration = { up: indexAnew };
