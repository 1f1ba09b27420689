import { contract } from '@promenade/storefront-sdk/contract';
import { describe, expect, test } from 'vitest';
import { type Field, readFields, readInput } from './read-input.ts';
import { rounded } from './rounded.ts';

const list = (query: Record<string, unknown>) => readFields(contract['search.products'].input.query ?? {}, query);
const bodyOf = (id: 'cart.save' | 'cart.remove') => contract[id].input.body as Field;
const cart = (entry: Record<string, unknown>) => readInput(bodyOf('cart.save'), [entry]);

describe('a query is read', () => {
  test.each([
    [
      { page: '2', limit: '10' },
      { page: 2, limit: 10 },
    ],
    [{ page: '0', cid: 0, storeId: '0', limit: 0 }, {}],
    [{ page: '', cid: null, keyword: '' }, {}],
    [{ limit: '99' }, { limit: 50 }],
    [
      { level: '2', priceOrder: 'asc' },
      { level: 2, priceOrder: 'asc' },
    ],
    [
      { minPrice: '10.555', maxPrice: 40 },
      { minPrice: '10.56', maxPrice: '40' },
    ],
    [
      { keyword: 7, unknown: '7' },
      { keyword: '7', unknown: '7' },
    ],
  ])('%j as what it means', (query, meant) => {
    expect(list(query)).toEqual(meant);
  });

  test.each([
    { page: '1e3' },
    { page: ' 1' },
    { page: '0x1' },
    { page: true },
    { page: ['1'] },
    { limit: -1 },
    { limit: 'all' },
    { cid: 'null' },
    { level: '9' },
    { minPrice: 'cheap' },
    { minPrice: '-5' },
    { minPrice: '1234567890123.999' },
    { keyword: {} },
  ])('%j as it came, for the validator to refuse', (query) => {
    expect(list(query)).toEqual(query);
  });
});

/** Optional numbers of the contract that count from 1, by call and name. */
function optionalCounts(
  shape: Readonly<Record<string, unknown>>,
  path: string,
): [path: string, name: string, field: Field][] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const field = schema as Field;
    const inner = field.kind === 'optional' ? (field.of as Field) : field;
    if (inner.kind === 'object') return optionalCounts(inner.of as Record<string, unknown>, `${path}.${name}`);
    if (inner.kind === 'list') return optionalCounts({ item: inner.of }, `${path}.${name}`);
    const choices = inner.kind === 'enum' ? (inner.of as readonly unknown[]) : [0];
    const isCounted = choices.every((choice) => typeof choice === 'number' && choice >= 1);
    const isCount = (isCounted || (inner.kind === 'int' && inner.limits?.min === 1)) && !inner.limits?.blankIsWrong;
    return isCount && field.kind === 'optional' ? [[`${path}.${name}`, name, field]] : [];
  });
}

describe('0 and blanks', () => {
  const counts = Object.entries(contract).flatMap(([id, { input }]) => [
    ...optionalCounts(input.query ?? {}, id),
    ...optionalCounts(input.body ? { body: input.body } : {}, id),
  ]);

  test('invalid quantities are refused: 0 does not become 1', () => {
    const body = contract['preorders.create'].input.body as Field;
    for (const productNum of [0, '0', '']) {
      const asked = { preOrderType: 'buyNow', orderDetails: [{ productId: 7, attrValueId: 31, productNum }] };
      const [line] = (readInput(body, asked) as { orderDetails: { productNum: unknown }[] }).orderDetails;
      expect(line).toHaveProperty('productNum');
    }
  });

  test('stand for none in every number that may be left out and counts from 1', () => {
    expect(counts.map(([path]) => path)).toEqual(
      expect.arrayContaining(['orders.create.body.couponId', 'uploads.image.pid', 'coupons.claimable.useType']),
    );
    const taken = counts.flatMap(([path, name, field]) =>
      [0, '0', '', null].flatMap((nothing) =>
        Object.keys(readFields({ [name]: field }, { [name]: nothing }) as object).map(
          () => `${path}: ${JSON.stringify(nothing)}`,
        ),
      ),
    );
    expect(taken).toEqual([]);
  });
});

describe('a body is read', () => {
  test('with an empty price that was agreed to left for the validator, since it would agree to any', () => {
    const order = readInput(contract['orders.create'].input.body as Field, { couponId: '', expectedPayFee: '' });
    expect(order).toEqual({ expectedPayFee: '' });
  });

  test('with numbers as texts and texts as numbers', () => {
    expect(cart({ productId: '7', cartNum: '2', productAttrUnique: 31, storeId: null, uuid: 12 })).toEqual([
      { productId: 7, cartNum: 2, productAttrUnique: 31, uuid: '12' },
    ]);
  });

  test.each([0, '0', -1, '-1', 'two', null, '', [1], {}, true, '1,5', ' 2'])(
    'with %j for a quantity left alone',
    (cartNum) => {
      const [entry] = cart({ productId: 7, cartNum, productAttrUnique: 31 }) as { cartNum: unknown }[];
      const expected = typeof cartNum === 'string' && /^-?\d+$/.test(cartNum) ? Number(cartNum) : cartNum;
      expect(entry?.cartNum).toEqual(expected);
    },
  );

  test('without changing unknown fields or values that are no objects', () => {
    const schema = bodyOf('cart.remove');
    expect(readInput(schema, 'ids')).toBe('ids');
    expect(readInput(schema, ['1'])).toEqual(['1']);
    const read = readInput(schema, JSON.parse('{"__proto__":{"uuid":"inherited"},"ids":["1"]}')) as { uuid?: string };
    expect([read.uuid, Object.getPrototypeOf(read)]).toEqual([undefined, Object.prototype]);
  });
});

test.each([
  ['10.555', '10.56'],
  ['10.554', '10.55'],
  ['1.005', '1.01'],
  ['0.999', '1.00'],
  ['9999999.994', '9999999.99'],
  ['12.5', '12.5'],
  ['12', '12'],
  ['.555', '.555'],
  ['1.5.555', '1.5.555'],
])('%s is the amount %s', (written, amount) => {
  expect(rounded(written)).toBe(amount);
});

test.each([
  ['JPY', '1250.00', '1250'],
  ['JPY', '1250.5', '1251'],
  ['KWD', '0.505', '0.505'],
  ['KWD', '0.5049999', '0.505'],
  ['KWD', '12.5', '12.5'],
])('in %s, %s is the amount %s', (currency, written, amount) => {
  expect(rounded(written, currency)).toBe(amount);
});
