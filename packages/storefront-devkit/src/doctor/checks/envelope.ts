import { type AnySchema, contract, decode, parseJson, type StoreDetails } from '@promenade/storefront-sdk/contract';
import { recordOf } from '../../reply-form.ts';
import { firstBytes } from '../exchange.ts';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe, type Refused, seen } from '../probe.ts';
import type { Target } from '../target.ts';

const { problem, warning, note, good } = about('Responses');

const noSettings = 'A storefront cannot load its name and settings.';
const runKit = 'Run `storefront-devkit conformance`, which checks every call.';

/** Whether clients can read the response of the first call. */
export function envelope(details: Probe<StoreDetails>, others: readonly Probe[]): Finding[] {
  if (details.kind === 'silent') return [];
  const { headers, status } = details.exchange;
  if (details.kind === 'refused') return refusal(details, others);
  if (status >= 400) {
    return [
      problem(
        `Success comes with HTTP ${status}; only the code in the body is 200.`,
        'Caches, monitors and browsers count every response as an error.',
        'Send HTTP 200 with code 200.',
      ),
    ];
  }
  return [good('Responses are in the envelope.'), ...identification(headers), ...encoding(details)];
}

function refusal(details: Refused, others: readonly Probe[]): Finding[] {
  const { exchange, code, reason } = details;
  const { status, headers, bodyIssue, text, bytes } = exchange;
  if (headers.has('location') && status >= 300 && status < 400) return [];
  if (bodyIssue) {
    return [
      problem(
        `The backend responds (HTTP ${status}), but clients cannot read the body of store.details. ${bodyIssue}.`,
        'Every such call fails as a network error.',
        'Correct the server or proxy that compresses responses or sets their length.',
      ),
    ];
  }
  if (isBusy(details)) {
    return [
      problem(
        `store.details was refused: ${outcome(details)}.`,
        'The form of the data could not be checked.',
        'Try again when the backend is less busy, or exempt this address from its limits.',
      ),
    ];
  }
  const body = recordOf(parseJson(text));
  if (!body) {
    const type = headers.get('content-type') ?? 'no content type';
    const isThere = others.some(({ kind }) => kind === 'answered');
    if (isThere && [404, 405].includes(status)) return [missing(`HTTP ${status}, ${type}`)];
    return [
      problem(
        `store.details returned HTTP ${status} with ${type} instead of JSON: ${firstBytes(bytes)}`,
        'The response comes from a page of the site, a gateway or a proxy, not from the backend.',
        'Check that the base URL is that of the backend, and that /api is forwarded to it.',
      ),
    ];
  }
  if (body.code === undefined || !Number.isInteger(Number(body.code))) {
    return [
      problem(
        `store.details returned JSON without a code: ${firstBytes(bytes)}`,
        'It is not in the envelope { code, message, data }, so clients cannot read it.',
        'Check that the base URL belongs to a backend of this contract.',
      ),
    ];
  }
  if (reason) return [problem(`store.details cannot be read: ${reason}`, noSettings, runKit)];
  if (code < 400 && isReadable(body.data)) {
    return [
      problem(
        `Success has code ${code} here, and clients of the contract take it for an error.`,
        'Every call fails, though its data is there.',
        'Send code 200 for success, or change it in a proxy or in a middleware of the client.',
      ),
    ];
  }
  if (code === 404 && others.some(({ kind }) => kind === 'answered')) return [missing(`code 404: ${body.message}`)];
  return [
    problem(
      `store.details returned code ${code}: ${body.message}`,
      noSettings,
      'Check that the backend serves a shop under this host name; its log has the cause.',
    ),
  ];
}

const missing = (returned: string) =>
  problem(
    `store.details is missing (it returned ${returned}), though other calls are there.`,
    noSettings,
    `Add ${contract['store.details'].path}, or return it in a middleware of the client.`,
  );

function isReadable(data: unknown): boolean {
  try {
    decode(contract['store.details'].response as AnySchema, data);
    return true;
  } catch {
    return false;
  }
}

function identification(headers: Headers): Finding[] {
  if (headers.has('x-request-id')) return [];
  return [
    note('Responses have no X-Request-Id.', 'Errors of a storefront cannot be matched to the log of the backend.'),
  ];
}

function encoding({ exchange: { headers } }: Extract<Probe, { kind: 'answered' }>): Finding[] {
  const type = headers.get('content-type') ?? '';
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) {
    return [
      note(
        `The content type says charset=${charset}.`,
        'Clients read JSON as UTF-8, whatever it says. Names are garbled unless the bytes are UTF-8.',
        'Send UTF-8, and application/json without a charset.',
      ),
    ];
  }
  if (/\bjson\b/.test(type)) return [];
  return [note(`JSON comes as ${type || 'a body without a content type'}.`, 'Send it as application/json.')];
}

/** Whether caches may store the cart of a visitor. */
export async function caching(target: Target): Promise<Finding[]> {
  const uuid = crypto.randomUUID().replaceAll('-', '');
  const cart = await target.call('cart.list', { query: { isValid: true, storeId: 1, uuid } });
  if (cart.kind !== 'answered') {
    return [note(`Whether caches may store carts could not be found out: ${outcome(cart)}.`)];
  }
  const policy = cart.exchange.headers.get('cache-control') ?? '';
  if (/\bno-store\b|\bprivate\b/.test(policy)) return [];
  return [
    warning(
      `A cart is sent with ${policy ? `Cache-Control: ${policy}` : 'no Cache-Control'}.`,
      'A shared cache may serve it to another visitor.',
      'Send Cache-Control: no-store with everything that depends on the caller.',
    ),
  ];
}

/** Errors with a status of success. */
export function errorStatus({ probes }: Target): Finding[] {
  const odd = probes.find(
    (probe): probe is Refused => probe.kind === 'refused' && probe.code >= 400 && probe.exchange.status < 300,
  );
  if (!odd) return [];
  return [
    note(
      `Errors come with HTTP ${odd.exchange.status}: ${odd.name} returned ${seen(odd.exchange)}`,
      'Clients go by the code in the body. Monitors and caches take such errors for successes.',
      'Send the code as the HTTP status too, and Cache-Control: no-store with errors.',
    ),
  ];
}
