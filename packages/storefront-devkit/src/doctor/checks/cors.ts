import { contract } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';

const { problem, warning, note, good } = about('CORS');

/** An origin that no shop has. */
const UNTRUSTED_ORIGIN = 'https://doctor.example';

/** Response headers that clients read, and the loss without them. */
const exposedHeaders: Readonly<Record<string, string>> = {
  date: 'Countdowns of discounts follow the clock of the visitor.',
  'retry-after': 'Clients do not know how long to wait after 429.',
  'x-request-id': 'Errors of a storefront cannot be matched to the log of the backend.',
};

/** Headers that clients send with writes. */
const requestHeaders = ['authorization', 'content-type', 'idempotency-key', 'dpop'];

const listed = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** Whether pages of the store's origin may call the backend, and others may not. */
export async function cors(target: Target): Promise<Finding[]> {
  const { origin, baseUrl } = target;
  if (!origin) {
    return [
      note('Not checked: store and backend have the same origin.', 'For pages of another origin, give --origin.'),
    ];
  }
  const url = baseUrl + contract['store.details'].path;
  const read = await target.visit('store.details from another origin', url, { headers: { origin } });
  if (isInconclusive(read)) return [unknown(read)];
  const { headers } = read.exchange;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) {
    return [
      problem(
        `Pages of ${origin} may not read responses (Access-Control-Allow-Origin: ${allowed ?? 'absent'}).`,
        'Every call from a browser fails as a network error.',
        `Allow the origin ${origin}, or proxy /api through the store so that both have one origin.`,
      ),
    ];
  }
  return [
    good(`Pages of ${origin} may read responses.`),
    ...exposed(listed(headers.get('access-control-expose-headers'))),
    ...(await preflight(target, origin)),
    ...(await untrusted(target, url)),
  ];
}

/** Whether the response gives no information about this origin. A rejection does, because browsers hide it from pages. */
const isInconclusive = (probe: Probe): probe is Extract<Probe, { kind: 'silent' }> =>
  probe.kind === 'silent' || isBusy(probe) || probe.exchange.status >= 500;

const unknown = (probe: Probe) => note(`One request gave no result: ${outcome(probe)}.`);

function exposed(names: readonly string[]): Finding[] {
  if (names.includes('*')) return [];
  return Object.entries(exposedHeaders)
    .filter(([name]) => !names.includes(name))
    .map(([name, impact]) =>
      warning(`The header ${name} is not exposed.`, impact, `Add it to Access-Control-Expose-Headers.`),
    );
}

async function preflight(target: Target, origin: string): Promise<Finding[]> {
  const preflighted = await target.visit('preflight of cart.save', target.baseUrl + contract['cart.save'].path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': requestHeaders.join(),
    },
  });
  if (isInconclusive(preflighted)) return [unknown(preflighted)];
  const { status, headers } = preflighted.exchange;
  const names = listed(headers.get('access-control-allow-headers'));
  // The wildcard does not include Authorization.
  const isAllowed = (name: string) => names.includes(name) || (names.includes('*') && name !== 'authorization');
  const missing = requestHeaders.filter((name) => !isAllowed(name));
  if (status < 300 && missing.length === 0) return [good('Preflight requests allow the headers that writes send.')];
  const failure =
    status < 300 ? `may not send ${missing.join(', ')}` : `fail in the preflight (OPTIONS returns ${status})`;
  return [
    problem(
      `Writes from ${origin} ${failure}.`,
      'Browsers block them: nothing can be added to the cart.',
      `Respond to OPTIONS with Access-Control-Allow-Headers: ${requestHeaders.join(', ')}.`,
    ),
  ];
}

async function untrusted(target: Target, url: string): Promise<Finding[]> {
  const read = await target.visit('store.details from an unknown origin', url, {
    headers: { origin: UNTRUSTED_ORIGIN },
  });
  if (isInconclusive(read)) return [unknown(read)];
  const { headers } = read.exchange;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== UNTRUSTED_ORIGIN) return [];
  if (allowed === UNTRUSTED_ORIGIN && headers.get('access-control-allow-credentials') === 'true') {
    return [
      problem(
        'Pages of any origin may read responses, with cookies.',
        "Any site that a shopper visits can act in the shopper's name.",
        'Allow the origins of the store only.',
      ),
    ];
  }
  return [
    note('Pages of any origin may read responses.', 'This is safe as long as no call is authenticated by a cookie.'),
  ];
}
