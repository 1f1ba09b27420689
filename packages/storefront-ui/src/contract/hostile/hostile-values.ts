import fc, { type Arbitrary } from 'fast-check';
import type { PropField, PropType } from './prop-types.ts';

/** Texts that occur in real shops, and texts from attackers. */
const texts = [
  '',
  ' ',
  'Lamp',
  'W'.repeat(120),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'A hand-thrown stoneware cup with a very long name that nobody will ever read to its end',
  '$1,234,567.00',
  '<img src=x onerror="throw 1">',
  '</script><script>throw 1</script>',
  'javascript:throw 1',
  'مصباح طاولة من الخزف الأبيض المصنوع يدويًا',
  '\u202Eesrever',
  '👩‍👩‍👧‍👦'.repeat(12),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'one\ntwo\n\n\nthree',
  'null',
  '\u0000\uFFFD\u2028',
];
const addresses = ['', '#', '/lamps', 'javascript:throw 1', '//example.com', '?q=%', 'data:,', 'W'.repeat(300)];
/** No address that the browser would request: a failed request would log a console error. */
const pictures = [
  '',
  'data:,',
  'data:image/png;base64,broken',
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
];

const isPicture = (name: string) => /^(src|srcSet|poster|image|flag|backdrop)/.test(name);
const isAddress = (name: string) => /href|action|url/i.test(name);
/** Ids are unique among their siblings; every component may rely on that. */
const isId = (name: string) => /^(id|key|value)$/.test(name);

const numbers = [0, 1, -1, 2, 14, 15, 99, 100, 0.5, 1e9, Number.MAX_SAFE_INTEGER, Number.NaN, Number.POSITIVE_INFINITY];

function textsFor(name: string): Arbitrary<string> {
  if (name === 'brand') return fc.constant('#FFD100');
  if (isPicture(name)) return fc.constantFrom(...pictures);
  if (isAddress(name)) return fc.constantFrom(...addresses);
  return fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', maxLength: 40 }));
}

/** Any value of a type. */
export function anyValueOf(type: PropType, name: string): Arbitrary<unknown> {
  switch (type.kind) {
    case 'text':
      return textsFor(name);
    case 'content':
      return fc.oneof(textsFor(''), fc.constantFrom(null, undefined, 0, 12));
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.constantFrom(...numbers);
    case 'literal':
      return fc.constant(type.value);
    case 'one of':
      return fc.oneof(...type.types.map((one) => anyValueOf(one, name)));
    case 'list':
      return fc.array(anyValueOf(type.item, name), { maxLength: 12 }).map(withUniqueIds);
    case 'map':
      return fc.dictionary(fc.constantFrom(...texts), anyValueOf(type.item, name), { maxKeys: 4 });
    case 'record':
      return recordOf(type.fields);
    case 'callback':
      return anyValueOf(type.result, name).map((result) => () => result);
    case 'nothing':
      return fc.constant(undefined);
  }
}

function withUniqueIds(items: unknown[]): unknown[] {
  return items.map((item, index) => {
    if (typeof item !== 'object' || item === null) return item;
    const ids = Object.keys(item).filter(isId);
    return {
      ...item,
      ...Object.fromEntries(ids.map((id) => [id, `${(item as Record<string, unknown>)[id]}${index}`])),
    };
  });
}

/** An object with these fields; optional ones are absent half the time. */
export function recordOf(fields: Readonly<Record<string, PropField>>): Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).filter(([, { type }]) => type.kind !== 'nothing');
  const all = fc.record(Object.fromEntries(entries.map(([name, { type }]) => [name, anyValueOf(type, name)])), {
    requiredKeys: entries.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
  });
  return all.map(withoutSecondOwner);
}

/** A controlled value comes without a default value, because React logs an error for both together. */
function withoutSecondOwner(props: Record<string, unknown>): Record<string, unknown> {
  const held = Object.keys(props).map((name) => `default${name.replace(/^./, (first) => first.toUpperCase())}`);
  return Object.fromEntries(Object.entries(props).filter(([name]) => !held.includes(name)));
}
