import type { AnySchema, Page, Schema, Shape } from './schema.ts';

/** Cents as decimal text: 1250 → `"12.50"`. */
export function moneyText(cents: number): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${`${absolute % 100}`.padStart(2, '0')}`;
}

/** A number with two decimals, or with three where two do not tell it. */
const decimalText = (value: number) => value.toFixed(3).replace(/0$/, '');

/** Epoch milliseconds as `yyyy-MM-dd HH:mm:ss` in UTC. */
export function timeText(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 19).replace('T', ' ');
}

/** Writes a value in the one strict wire form of its schema; the inverse of `decode`. */
export function encode<Value>(schema: Schema<Value>, value: NoInfer<Value>): unknown {
  return write(schema, value);
}

function write(schema: AnySchema, value: unknown): unknown {
  const of = schema.of as AnySchema;
  switch (schema.kind) {
    case 'empty':
      return null;
    case 'nullable':
      return value == null ? null : write(of, value);
    case 'optional':
      return value == null ? undefined : write(of, value);
    case 'money':
      return moneyText(value as number);
    case 'decimal':
      return decimalText(value as number);
    case 'time':
      return timeText(value as number);
    case 'list':
      return (value as unknown[]).map((item) => write(of, item));
    case 'page': {
      const { list, pageNum, pages, total, pageSize } = value as Page<unknown>;
      return { list: list.map((item) => write(of, item)), pageNum, pages, total, pageSize };
    }
    case 'commaSeparated':
      return (value as string[]).join();
    case 'json':
      return JSON.stringify(write(of, value));
    case 'record':
      return Object.fromEntries(
        Object.entries(value as Record<string, unknown>).map(([key, item]) => [key, write(of, item)]),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.of as Shape).map(([key, field]) => [
          key,
          write(field, (value as Record<string, unknown>)[key]),
        ]),
      );
    default:
      return value;
  }
}
