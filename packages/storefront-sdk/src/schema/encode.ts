import { moneyText } from '../money.ts';
import type { AnySchema, Page, Schema, Shape } from './schema.ts';

/** Formats a number with two decimals, or three if needed. */
const decimalText = (value: number) => value.toFixed(3).replace(/0$/, '');

/** Formats epoch milliseconds as `yyyy-MM-dd HH:mm:ss` in UTC. */
export function timeText(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Writes a value in the strict wire format of its schema; the inverse of `decode`.
 *
 * @param currency ISO 4217 code of amounts. @default 'USD'
 */
export function encode<Value>(schema: Schema<Value>, value: NoInfer<Value>, currency?: string): unknown {
  return write(schema, value, currency);
}

function write(schema: AnySchema, value: unknown, currency: string | undefined): unknown {
  const of = schema.of as AnySchema;
  const inner = (item: unknown, as = of) => write(as, item, currency);
  switch (schema.kind) {
    case 'empty':
      return null;
    case 'nullable':
      return value == null ? null : inner(value);
    case 'optional':
      return value == null ? undefined : inner(value);
    case 'money':
      return moneyText(value as number, currency);
    case 'decimal':
      return decimalText(value as number);
    case 'time':
      return timeText(value as number);
    case 'list':
      return (value as unknown[]).map((item) => inner(item));
    case 'page': {
      const { list, pageNum, pages, total, pageSize } = value as Page<unknown>;
      return { list: list.map((item) => inner(item)), pageNum, pages, total, pageSize };
    }
    case 'commaSeparated':
      return (value as string[]).join();
    case 'json':
      return JSON.stringify(inner(value));
    case 'record':
      return Object.fromEntries(
        Object.entries(value as Record<string, unknown>).map(([key, item]) => [key, inner(item)]),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.of as Shape).map(([key, field]) => [
          key,
          inner((value as Record<string, unknown>)[key], field),
        ]),
      );
    default:
      return value;
  }
}
