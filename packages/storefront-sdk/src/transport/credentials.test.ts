import { describe, expect, it, vi } from 'vitest';
import { cartCount, storeDetails, userInfo } from '../calls/index.ts';
import { baseUrl, recorder } from '../test-support/recorder.ts';
import { envelope, jsonResponse, rejection } from '../test-support/responses.ts';
import { createClient } from './client.ts';
import { type Authorize, credentials } from './credentials.ts';
import { retry } from './retry.ts';

const query = { numType: true, type: 'sum', storeId: 1 } as const;

function setUp(authorize: Authorize, respond = () => envelope({ count: 3 })) {
  const { fetch, requests } = recorder(respond);
  const headers = () => ({ authorization: 'none', 'x-shop': 'a' });
  return { client: createClient({ baseUrl, fetch, headers, use: [retry(), credentials(authorize)] }), requests };
}

describe('credentials', () => {
  it('are added last, to the final request', async () => {
    const authorize = vi.fn<Authorize>(async () => ({ Authorization: 'Bearer 1' }));
    const { client, requests } = setUp(authorize);
    await client.call(cartCount, { query });
    expect(requests[0]?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer 1', 'x-shop': 'a' });
    const url = `${baseUrl}/api/front/cart/count?numType=true&type=sum&storeId=1`;
    expect(authorize).toHaveBeenCalledWith({ method: 'GET', url, auth: 'optional' });
  });

  it('are requested with the `auth` of the endpoint or the call', async () => {
    const authorize = vi.fn<Authorize>(() => new Headers());
    const { client } = setUp(authorize);
    await client.call(userInfo, {});
    await client.call(cartCount, { query }, { auth: 'user' });
    expect(authorize.mock.calls.map(([{ auth }]) => auth)).toEqual(['user', 'user']);
  });

  it.each([
    ['guests', {}, undefined],
    ['another kind of token', { 'x-token': 'b' }, 'b'],
  ])('of a shopper who has left are not sent again: the next attempt is one of %s', async (_, next, token) => {
    const authorize = vi.fn<Authorize>(() => next);
    authorize.mockReturnValueOnce({ authorization: 'Bearer A', dpop: 'proof' });
    let attempts = 0;
    const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '0' } });
    const { client, requests } = setUp(authorize, () => (attempts++ === 0 ? busy() : envelope({ count: 3 })));
    await client.call(cartCount, { query });
    expect(requests.map(({ headers }) => [headers.authorization, headers.dpop, headers['x-token']])).toEqual([
      ['Bearer A', 'proof', undefined],
      ['none', undefined, token],
    ]);
  });

  it('are not sent with guest calls', async () => {
    const authorize = vi.fn<Authorize>(() => ({}));
    await rejection(setUp(authorize).client.call(storeDetails, { query: {} }));
    expect(authorize).not.toHaveBeenCalled();
  });

  it('are created for each attempt', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let proofs = 0;
    const { client, requests } = setUp(
      () => ({ authorization: 'DPoP token', dpop: `${proofs++}` }),
      () => jsonResponse('', { status: 503 }),
    );
    await rejection(client.call(cartCount, { query }));
    vi.restoreAllMocks();
    expect(requests.map(({ headers }) => headers.dpop)).toEqual(['0', '1', '2']);
  });
});
