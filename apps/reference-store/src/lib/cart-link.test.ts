import { describe, expect, it } from 'vitest';
import { parseCartLink } from './cart-link.ts';

const parse = (query: string) => parseCartLink(new URLSearchParams(query));

describe('a link to a cart', () => {
  it('contains products with variant and quantity, and may continue to the checkout', () => {
    expect(parse('items=linen-shirt:11:2,mug:21&to=checkout')).toEqual({
      items: [
        { slug: 'linen-shirt', variantId: 11, quantity: 2 },
        { slug: 'mug', variantId: 21, quantity: 1 },
      ],
      isForCheckout: true,
    });
    expect(parse('items=mug:21&to=https://evil.example')?.isForCheckout).toBe(false);
  });

  it('contains the id of a coupon, and ignores invalid values', () => {
    expect(parse('items=mug:21&coupon=5')?.couponId).toBe(5);
    for (const coupon of ['', '0', '-1', '5.5', 'WELCOME5', '5,6', '9'.repeat(10)])
      expect(parse(`items=mug:21&coupon=${coupon}`)?.couponId).toBeUndefined();
  });

  it('contains a promotion code with its upper and lower case', () => {
    for (const coupon of ['WELCOME5', 'welcome5', 'welcome-5', ' Welcome%205'])
      expect(parse(`items=mug:21&coupon=${coupon}`)?.promotionCode).toBe('WELCOME5');
    for (const coupon of ['', '5', '12345', 'AB1', 'A'.repeat(33), '%3Cscript%3E', 'WELCOME5,6', 'été2027'])
      expect(parse(`items=mug:21&coupon=${coupon}`)?.promotionCode).toBeUndefined();
  });

  it('adds up the quantities of a variant that is listed twice', () => {
    expect(parse('items=mug:21:2,mug:21:3')?.items).toEqual([{ slug: 'mug', variantId: 21, quantity: 5 }]);
    expect(parse('items=mug:21:9999,mug:21:9999')?.items).toEqual([{ slug: 'mug', variantId: 21, quantity: 9_999 }]);
  });

  it.each([
    '',
    'items=',
    'items=mug',
    'items=mug:0',
    'items=mug:-1:1',
    'items=mug:1:0',
    'items=mug:1:10000',
    'items=mug:1.5',
    'items=../mug:1',
    'items=Mug:1',
    'items=mug:1,',
    'items=%3Cscript%3E:1',
    `items=${'mug:1,'.repeat(20)}mug:1`,
    `items=${'a'.repeat(200)}:1`,
  ])('cannot be made from %.40j', (query) => {
    expect(parse(query)).toBeUndefined();
  });
});
