import { type RawBuilder, sql } from 'kysely';

/** Whole numbers as one array: a statement is the same for however many there are. */
export const integers = (numbers: readonly number[]): RawBuilder<number[]> => sql`${[...numbers]}::integer[]`;

export const bigIntegers = (numbers: readonly number[]): RawBuilder<number[]> => sql`${[...numbers]}::bigint[]`;
