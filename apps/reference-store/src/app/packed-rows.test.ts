import { expect, it } from 'vitest';
import { packRows, unpackRows } from './packed-rows.ts';

const sent = (value: unknown) => JSON.stringify(packRows(value));
const received = (value: unknown) => unpackRows(JSON.parse(sent(value)));

const variants = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, index) => {
    const sku = `Red ${index % 10},Size ${Math.floor(index / 10) % 10},Long ${Math.floor(index / 100)}`;
    const image = '/media/r1/product/lamp/tile-sky.webp';
    return [sku, { sku, id: 7_000 + index, price: 1_000 + index, stock: index % 7, image, productId: 3, weight: 0.5 }];
  }),
);

it('writes a thousand variants in a third of their bytes, and reads the same', () => {
  const data = { product: { productValue: variants, name: 'Lamp' } };
  expect(received(data)).toEqual(data);
  expect(sent(data).length).toBeLessThan(0.33 * JSON.stringify(data).length);
});

it('leaves other data as it is: short lists, lists of texts and of unlike objects, hostile names', () => {
  const unlike = Array.from({ length: 60 }, (_, index) => (index % 2 ? { a: index } : { a: index, b: null }));
  const hostile = JSON.parse('{"__proto__": {"a": 1}, "tables": [1], "path": ["x"], "constructor": "y"}');
  const data = { unlike, hostile, texts: Array.from({ length: 60 }, String), short: [{ a: 1 }, { a: 2 }], none: null };
  expect(JSON.stringify(received(data))).toBe(JSON.stringify(data));
});

it('keeps the order of records and lists, and properties that rows lack', () => {
  const list = Array.from({ length: 60 }, (_, index) => ({ id: index, part: { deep: [index] }, missing: undefined }));
  const record = Object.fromEntries(list.map((row) => [`k${99 - row.id}`, row]));
  expect(JSON.stringify(received({ list, record }))).toBe(JSON.stringify({ list, record }));
});
