import type { AnySchema } from '@promenade/storefront-sdk/contract';
import { contract, DecodeError, decode, parseJson, type StoreDetails } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import type { Answer, Target } from '../target.ts';

const { problem, warning, note, good } = about('Answers');

/** Whether the response comes from a backend of this contract. */
export function envelope({ status, headers, text }: Answer): Finding[] {
  const type = headers.get('content-type') ?? 'no content type';
  const body = parseJson(text) as Record<string, unknown> | null | undefined;
  if (typeof body !== 'object' || body === null) {
    return [
      problem(
        `store.details answered HTTP ${status} with ${type} instead of JSON.`,
        'The response does not come from the backend but from a page of the site, a gateway or a proxy.',
        'Check that the base URL is that of the backend, and that /api is forwarded to it.',
      ),
    ];
  }
  if (typeof body.code !== 'number') {
    return [
      problem(
        `store.details answered JSON without a code: ${text.slice(0, 80)}`,
        'It is not in the envelope { code, message, data }, so clients cannot read it.',
        'Check that the base URL belongs to a backend of this contract.',
      ),
    ];
  }
  if (body.code !== 200) {
    return [
      problem(
        `store.details answered code ${body.code}: ${body.message}`,
        'A storefront cannot load its name and settings.',
        'Check that the backend serves a shop under this host name; its log has the cause.',
      ),
    ];
  }
  return [good('Responses are in the envelope.'), ...identification(headers), ...shape(body.data)];
}

function identification(headers: Headers): Finding[] {
  if (headers.has('x-request-id')) return [];
  return [
    note('Responses have no X-Request-Id.', 'Errors of a storefront cannot be matched to the log of the backend.'),
  ];
}

function shape(data: unknown): Finding[] {
  try {
    decode<StoreDetails>(contract['store.details'].response as AnySchema, data);
    return [];
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return [
      problem(
        `store.details cannot be read: ${error.message}`,
        'Its data is not what the contract says, so a storefront cannot start.',
        'Run `storefront-devkit conformance`, which checks every call.',
      ),
    ];
  }
}

/** Whether caches may store the cart of a visitor. */
export async function caching(target: Target): Promise<Finding[]> {
  const uuid = crypto.randomUUID().replaceAll('-', '');
  const query = new URLSearchParams({ isValid: 'true', storeId: '1', uuid });
  const { status, headers } = await target.ask(`${target.baseUrl}${contract['cart.list'].path}?${query}`);
  const policy = headers.get('cache-control') ?? '';
  if (status !== 200 || /\bno-store\b|\bprivate\b/.test(policy)) return [];
  return [
    warning(
      `A cart is sent with ${policy ? `Cache-Control: ${policy}` : 'no Cache-Control'}.`,
      'A shared cache may serve it to another visitor.',
      'Send Cache-Control: no-store with everything that depends on the caller.',
    ),
  ];
}
