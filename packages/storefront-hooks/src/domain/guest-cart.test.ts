import { describe, expect, it } from 'vitest';
import { cartUuidOf, isCartUuid } from './guest-cart.ts';

describe('a guest’s cart id', () => {
  it('is created from 16 bytes and recognised', () => {
    const uuid = cartUuidOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17));
    expect(uuid).toBe('00112233445566778899aabbccddeeff');
    expect(isCartUuid(uuid)).toBe(true);
  });

  it.each([undefined, null, '', '0'.repeat(31), '0'.repeat(33), 'A'.repeat(32), `${'0'.repeat(32)}\n`, '<script>'])(
    'is not %j',
    (text) => expect(isCartUuid(text)).toBe(false),
  );
});
