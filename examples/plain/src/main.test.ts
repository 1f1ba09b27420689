// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { expect, it, vi } from 'vitest';

/* The page with a shop in memory in place of the network. */

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const shows = (id: string, text: string) => expect.poll(() => textOf(id)).toContain(text);
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

it('a reader adds a product, changes the quantity, removes it and takes it back', async () => {
  document.documentElement.innerHTML = page;
  const { fetch } = createMockStorefront();
  vi.stubGlobal('fetch', (input: Request | string | URL, init?: RequestInit) => fetch(new Request(input, init)));
  await import('./main');
  await expect.poll(() => document.body.textContent).toContain('stoneware mug ($18.00)');
  await shows('count', '0 in the cart');

  press('Add Stoneware mug');
  await shows('cart', '1 × Stoneware mug, $18.00');
  press('One more Stoneware mug');
  await shows('cart', '2 × Stoneware mug, $36.00');
  press('Remove Stoneware mug');
  await shows('count', '0 in the cart');
  press('Undo');
  await shows('cart', '2 × Stoneware mug, $36.00');
  expect(textOf('error')).toBe('');
});
