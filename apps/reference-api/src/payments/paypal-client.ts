import { ProviderError } from '../errors/provider-error.ts';
import type { PaypalConfig } from './payment-config.ts';

const TIMEOUT_MS = 10_000;
/** A token is renewed that long before it ends, so that none ends on its way. */
const RENEWED_BEFORE_MS = 60_000;

export interface PaypalCall {
  method: 'GET' | 'POST';
  path: string;
  /** JSON; a string is sent unchanged. */
  body?: unknown;
  /** Under the same id PayPal does a thing once, and answers its latest state. */
  requestId?: string;
}

/** Asks PayPal; refuses with a `ProviderError` whose reason is PayPal's word for it. */
export type AskPaypal = <Answer>(call: PaypalCall) => Promise<Answer>;

interface Token {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

/** Statuses with which PayPal refuses a request permanently. */
const REFUSED_WITH: readonly number[] = [400, 403, 404, 422];

async function read<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json().catch(() => ({}))) as Answer & {
    name?: string;
    error?: string;
    debug_id?: string;
    details?: { issue?: string }[];
  };
  if (response.ok) return answer;
  const reason = answer.details?.[0]?.issue ?? answer.name ?? answer.error ?? 'failed';
  const isRefusal = REFUSED_WITH.includes(response.status);
  throw new ProviderError('paypal', reason, `(${response.status}, debug id ${answer.debug_id})`, isRefusal);
}

/** PayPal's REST calls with an access token of the application, kept while it lasts. */
export function createPaypalClient({ clientId, clientSecret, apiUrl }: PaypalConfig): AskPaypal {
  let token: { value: string; until: number } | undefined;

  function send({ method, path, body, requestId }: PaypalCall, headers: Record<string, string>): Promise<Response> {
    const request = fetch(apiUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        // Else PayPal answers writes without the amounts.
        prefer: 'return=representation',
        ...headers,
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return request.catch((error: Error) => {
      throw new ProviderError('paypal', 'does not answer', error.name);
    });
  }

  async function freshToken(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const call: PaypalCall = { method: 'POST', path: '/v1/oauth2/token', body: 'grant_type=client_credentials' };
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const { access_token, expires_in } = await read<Token>(await send(call, headers));
    token = { value: access_token, until: Date.now() + expires_in * 1000 - RENEWED_BEFORE_MS };
    return access_token;
  }

  return async <Answer>(call: PaypalCall) => {
    const sent = async () => send(call, { authorization: `Bearer ${await freshToken()}` });
    const first = await sent();
    if (first.status !== 401) return read<Answer>(first);
    token = undefined;
    return read<Answer>(await sent());
  };
}
