import type { Limits } from '@promenade/storefront-sdk/contract';
import { rounded } from './rounded.ts';

/** A part of the input, as the contract declares it. */
export interface Field {
  readonly kind: string;
  readonly of?: unknown;
  readonly limits?: Limits | undefined;
}
export type Shape = Readonly<Record<string, Field>>;

/** A field that is left out. */
const ABSENT = undefined;

/**
 * Coerces input to the types of the contract. Clients of the family send numbers as texts and texts as numbers, send blanks
 * instead of leaving a field out, and request more rows than a page has. Values that don't fit are returned unchanged, for
 * the validator to reject: everything is validated afterwards.
 * @param currency ISO 4217 code of amounts. @default 'USD'
 */
export function readInput(field: Field, value: unknown, currency?: string): unknown {
  switch (field.kind) {
    case 'optional': {
      const of = field.of as Field;
      return isNothing(of, value) ? ABSENT : readInput(of, value, currency);
    }
    case 'int':
    case 'number':
      return within(field, numberIn(value));
    case 'bool':
      return flagIn(value);
    case 'enum':
      return (field.of as readonly (string | number)[]).find((known) => `${known}` === value) ?? value;
    case 'text':
      return textIn(field, value, currency);
    case 'list':
      return Array.isArray(value) ? value.map((item) => readInput(field.of as Field, item, currency)) : value;
    case 'object':
      return readFields(field.of as Shape, value, currency);
    default:
      return value;
  }
}

/** The same for fields by name, such as those of a query. */
export function readFields(shape: Shape, value: unknown, currency?: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const read = Object.entries(value).map(([name, given]): [string, unknown] => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, field ? readInput(field, given, currency) : given];
  });
  return Object.fromEntries(read.filter(([, meant]) => meant !== ABSENT));
}

/** Nothing that can be left out counts from 1 and is 0: clients of the family write 0 for none, as in `couponId: 0`. */
function isNothing({ kind, of, limits }: Field, value: unknown): boolean {
  if (value === null) return true;
  if (limits?.blankIsWrong) return false;
  if (value === '') return true;
  const isZero = value === 0 || value === '0';
  if (kind === 'enum') return isZero && isCounted(of as readonly (string | number)[]);
  return kind === 'int' && limits?.min === 1 && isZero;
}

/** Whether a choice is one of numbers from 1. */
const isCounted = (choices: readonly (string | number)[]) =>
  choices.every((choice) => typeof choice === 'number' && choice >= 1);

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,16}(\.\d{1,16})?$/.test(value) ? Number(value) : value;
}

/** A number beyond a limit that caps, as the limit. */
function within({ limits }: Field, value: unknown): unknown {
  const max = limits?.capped ? limits.max : undefined;
  return typeof value === 'number' && max !== undefined && value > max ? max : value;
}

function flagIn(value: unknown): unknown {
  if (value === 'true' || value === '1' || value === 1) return true;
  return value === 'false' || value === '0' || value === 0 ? false : value;
}

function textIn({ limits }: Field, value: unknown, currency: string | undefined): unknown {
  const text = typeof value === 'number' ? `${value}` : value;
  return limits?.isAmount && typeof text === 'string' ? rounded(text, currency) : text;
}

/** Whether a field among these is an amount, which is rounded to the decimals of a currency. */
export const hasAmounts = (shape: Shape | undefined): boolean =>
  Object.values(shape ?? {}).some(
    (field) => (field.kind === 'optional' ? (field.of as Field) : field).limits?.isAmount,
  );

/** Names the first text that holds a NUL, which no database keeps, as in `0.sku`; empty when it is the value itself. */
export function fieldWithNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const field = fieldWithNul(inner);
    if (field !== undefined) return [name, field].filter(Boolean).join('.');
  }
  return undefined;
}
