import { describe, expect, it } from 'vitest';
import type { AnySchema, Shape } from '../schema/schema.ts';
import { type Call, contract } from './registry.ts';

const calls: readonly Call[] = Object.values(contract);
const tools = calls.flatMap((call) => (call.input.agent ? [{ ...call.input.agent, call }] : []));

/** The fields of a call, those of the items where its body is a list. */
function fieldsOf({ input }: Call): Shape {
  const body = input.body?.kind === 'list' ? (input.body.of as AnySchema) : input.body;
  return { ...input.path, ...input.query, ...(body?.of as Shape | undefined) };
}

describe('the tools for agents', () => {
  it('are these calls, with these kinds of change', () => {
    expect(Object.fromEntries(tools.map(({ call, name, changes }) => [call.id, `${name}: ${changes}`]))).toEqual({
      'cart.list': 'view_cart: nothing',
      'cart.remove': 'remove_from_cart: cart',
      'cart.save': 'add_to_cart: cart',
      'cart.setQuantity': 'set_cart_quantity: cart',
      'categories.tree': 'list_categories: nothing',
      'coupons.claim': 'claim_coupon: coupons',
      'coupons.claimable': 'list_coupons: nothing',
      'coupons.mine': 'list_my_coupons: nothing',
      'merchants.index': 'get_merchant: nothing',
      'merchants.products': 'search_merchant_products: nothing',
      'merchants.search': 'search_merchants: nothing',
      'orders.detail': 'get_order: nothing',
      'orders.list': 'list_orders: nothing',
      'products.detailBySlug': 'get_product: nothing',
      'reviews.list': 'list_reviews: nothing',
      'search.products': 'search_products: nothing',
    });
  });

  it('neither pay, nor order, nor cancel, nor delete an account or an address, nor apply for anything', () => {
    const forbidden =
      /^(addresses|applications|login|newsletter|payments|preorders|refunds|session|twitter|uploads|user|visitors)\.|^orders\.(?!list$|detail$)|^cart\.(subscribe|merge)$/;
    expect(tools.filter(({ call }) => forbidden.test(call.id))).toEqual([]);
    expect(calls.filter(({ id }) => forbidden.test(id)).length).toBeGreaterThan(50);
  });

  it('change something only where the call writes', () => {
    for (const { call, changes } of tools) expect(call.method === 'POST').toBe(changes !== 'nothing');
  });

  it('have unique names', () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { name } of tools) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it.each(tools)('explain what $name takes', ({ call, inputs = {} }) => {
    const fields = fieldsOf(call);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const required = Object.keys(fields).filter((name) => fields[name]?.kind !== 'optional');
    const open = required.filter((name) => !(name in (call.defaults ?? {})));
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(open));
    for (const name of ['uuid', 'storeId']) expect(inputs).not.toHaveProperty(name);
  });
});
