import { productFields } from '../entities/fields.ts';
import type { AnySchema, Shape } from '../schema/schema.ts';

/** Whether a decoded value has the type of its schema; deliberately independent of the decoder. */
export function conforms(schema: AnySchema, value: unknown): boolean {
  const of = schema.of as AnySchema;
  switch (schema.kind) {
    case 'int':
    case 'money':
      // A product without a readable price stays in its list.
      return Number.isSafeInteger(value) || (schema === productFields.price && Number.isNaN(value));
    case 'number':
    case 'decimal':
      return Number.isFinite(value);
    case 'time':
      return Number.isSafeInteger(value) && Math.abs(value as number) <= 8.64e15;
    case 'text':
      return typeof value === 'string' && value.length >= (schema.limits?.min ?? 0);
    case 'bool':
      return typeof value === 'boolean';
    case 'enum':
      return (schema.of as readonly unknown[]).includes(value);
    case 'openEnum':
      return typeof value === typeof (schema.of as readonly unknown[])[0] && value !== '';
    case 'list':
      return Array.isArray(value) && value.every((item) => conforms(of, item));
    case 'page': {
      if (!isPlain(value)) return false;
      const { list, ...counts } = value;
      return (
        Array.isArray(list) &&
        list.every((item) => conforms(of, item)) &&
        Object.keys(counts).sort().join() === 'pageNum,pageSize,pages,total' &&
        Object.values(counts).every((count) => Number.isSafeInteger(count) && (count as number) >= 0)
      );
    }
    case 'record':
      return isPlain(value) && Object.values(value).every((item) => conforms(of, item));
    case 'object': {
      if (!isPlain(value)) return false;
      const shape = schema.of as Shape;
      return (
        Object.keys(value).every((key) => key in shape) &&
        Object.entries(shape).every(([key, field]) => conforms(field, value[key]))
      );
    }
    case 'commaSeparated':
      return Array.isArray(value) && value.every((text) => typeof text === 'string' && text !== '');
    case 'json':
      return conforms(of, value);
    case 'nullable':
      return value === null || conforms(of, value);
    case 'optional':
      return value === undefined || conforms(of, value);
    case 'empty':
      return value === null;
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
