import type { AnySchema } from '../../contract/index.ts';
import { contract, DecodeError, decode, type StoreDetails } from '../../contract/index.ts';
import { about, type Finding } from '../finding.ts';
import type { Answer, Patient } from '../patient.ts';

const { problem, warning, note, good } = about('Answers');

/** Whether what answers is a backend of this contract. */
export function envelope({ status, headers, text }: Answer): Finding[] {
  const type = headers.get('content-type') ?? 'no content type';
  const body = parse(text);
  if (!body) {
    return [
      problem(
        `store.details answered HTTP ${status} with ${type} instead of JSON.`,
        'Something else answers in the place of the backend: a page of the site, a gateway, a proxy.',
        'Check that the base URL is the origin of the backend, without a path, and that /api is passed on to it.',
      ),
    ];
  }
  if (typeof body.code !== 'number') {
    return [
      problem(
        `store.details answered JSON without a code: ${text.slice(0, 80)}`,
        'The answer is not in the envelope { code, message, data }, so clients cannot read it.',
        'Check that the base URL belongs to a backend of this contract.',
      ),
    ];
  }
  if (body.code !== 200) {
    return [
      problem(
        `store.details answered code ${body.code}: ${body.message}`,
        'A storefront gets neither its name nor its settings.',
        'Look for the cause in the log of the backend, and check that it serves a shop under this host name.',
      ),
    ];
  }
  return [good('Answers are in the envelope.'), ...identification(headers), ...shape(body.data)];
}

function identification(headers: Headers): Finding[] {
  if (headers.has('x-request-id')) return [];
  return [note('There is no X-Request-Id.', 'Errors in a storefront cannot be found again in the log of the backend.')];
}

function shape(data: unknown): Finding[] {
  try {
    decode<StoreDetails>(contract['store.details'].answer as AnySchema, data);
    return [];
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return [
      problem(
        `store.details cannot be read: ${error.message}`,
        'Its data is not what the contract says.',
        'Run `storefront-sdk conformance`, which looks at every call.',
      ),
    ];
  }
}

/** Whether what is one visitor's may be kept by caches. */
export async function privacy(patient: Patient): Promise<Finding[]> {
  const uuid = crypto.randomUUID().replaceAll('-', '');
  const query = new URLSearchParams({ isValid: 'true', storeId: '1', uuid });
  const { status, headers } = await patient.ask(`${patient.baseUrl}${contract['cart.list'].path}?${query}`);
  const kept = headers.get('cache-control') ?? '';
  if (status !== 200 || /\bno-store\b|\bprivate\b/.test(kept)) return [];
  return [
    warning(
      `A cart is answered with ${kept ? `Cache-Control: ${kept}` : 'no Cache-Control'}.`,
      'A cache on the way may hand it to somebody else.',
      'Answer what depends on the caller with Cache-Control: no-store.',
    ),
  ];
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
