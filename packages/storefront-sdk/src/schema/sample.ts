import type { AnySchema, Schema, Shape } from './schema.ts';

/** The time of every sample, epoch ms: noon of 15 January 2026, UTC. */
export const sampleTime = Date.UTC(2026, 0, 15, 12);

const words: readonly (readonly [name: RegExp, text: string])[] = [
  [/email/i, 'ada@example.com'],
  [/phone|hotline/i, '+1 555 0100'],
  [/(imag|image|img|pics?|avatar|logo|logourl|favicon|icon|video|banner|slider)$/i, '/media/sample.webp'],
  [/(url|link|redirect|html|css)$/i, 'https://shop.example/sample'],
  [/^(storeName|productName)$/, 'Linen shirt'],
  [/^merName$/, 'Atelier Nord'],
  [/^(nickname|nikeName)$/, 'A**a'],
  [/^realName$/, 'Ada Martin'],
  [/slug$/i, 'linen-shirt'],
  [/uniqueKey$/i, 'k1'],
  [/^(sku|suk)$/, 'Sand,M'],
  [/^payType$/, 'sandbox'],
  [/^merOrderNo$/, 'SH2601150001'],
  [/^refundOrderNo$/, 'RE2601150001'],
  [/orderNo$/i, 'PT2601150001'],
  [/^country$/, 'US'],
  [/^currency$/, 'USD'],
];

/**
 * Returns a decoded example of a schema, always the same: for documentation and for mocks of stateless calls.
 * @param name Name of the field, which determines the example text.
 */
export function sample<Value>(schema: Schema<Value>, name = 'text'): Value {
  return sampleOf(schema, name) as Value;
}

const wordFor = (name: string) => words.find(([pattern]) => pattern.test(name))?.[1] ?? name;

function sampleOf(schema: AnySchema, name: string): unknown {
  const of = schema.of as AnySchema;
  const { min = 0, max = Number.POSITIVE_INFINITY } = schema.limits ?? {};
  switch (schema.kind) {
    case 'empty':
      return null;
    case 'bool':
      return true;
    case 'int':
    case 'number':
    case 'decimal':
      return Math.min(Math.max(1, min), max);
    case 'money':
      return 1999;
    case 'time':
      return sampleTime;
    case 'enum':
    case 'openEnum':
      return (schema.of as readonly unknown[])[0];
    case 'text':
      return wordFor(name);
    case 'commaSeparated':
      return [wordFor(name)];
    case 'list':
      return of.kind === 'empty' ? [] : [sampleOf(of, name)];
    case 'page':
      return { list: [sampleOf(of, name)], pageNum: 1, pages: 1, total: 1, pageSize: 10 };
    case 'record':
      return { [name]: sampleOf(of, name) };
    case 'object':
      return Object.fromEntries(Object.entries(schema.of as Shape).map(([key, field]) => [key, sampleOf(field, key)]));
    default:
      return sampleOf(of, name);
  }
}
