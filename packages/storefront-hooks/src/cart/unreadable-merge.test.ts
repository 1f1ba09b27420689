// @vitest-environment node
import { createClient } from '@promenade/storefront-sdk';
import { expect, it } from 'vitest';
import { createCartCalls } from './cart-calls.ts';

const merged = (body: unknown, status = 200) => {
  const fetch = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  const client = createClient({ baseUrl: 'https://api.example.com', fetch });
  return createCartCalls(client, 1, { isSignedIn: () => true } as never).merge('f'.repeat(32));
};

it.each([{ count: 3 }, { count: 'many' }, 'done', null])(
  'a confirmed merge is done, whatever its data is: %j',
  async (data) => {
    await expect(merged({ code: 200, message: 'success', data })).resolves.toBeUndefined();
  },
);

it.each([
  ['a page of a proxy', '<!doctype html>', 200, 'contract'],
  ['a refusal', { code: 403, message: '', data: null }, 200, 'forbidden'],
  ['a busy server', '', 503, 'server'],
])('%s is no merge', async (_, body, status, kind) => {
  await expect(merged(body, status)).rejects.toMatchObject({ kind });
});
