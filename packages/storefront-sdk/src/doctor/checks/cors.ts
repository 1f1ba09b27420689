import { contract } from '../../contract/index.ts';
import { about, type Finding } from '../finding.ts';
import type { Patient } from '../patient.ts';

const { problem, warning, note, good } = about('CORS');

/** An origin that no shop has. */
const STRANGER = 'https://doctor.example';

/** Headers that clients read, and what is lost without them. */
const read: Readonly<Record<string, string>> = {
  date: 'Discounts are counted down by the clock of the visitor.',
  'retry-after': 'Clients do not know how long to wait after 429.',
  'x-request-id': 'Errors cannot be found again in the log of the backend.',
};

/** Headers that clients send with writes. */
const sent = ['authorization', 'content-type', 'idempotency-key', 'dpop'];

const listed = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** Whether pages of the store's origin may call the backend, and others may not. */
export async function cors(patient: Patient): Promise<Finding[]> {
  const { origin, baseUrl } = patient;
  if (!origin) {
    return [note('Not examined: store and backend have one origin.', 'For pages of another origin, give --origin.')];
  }
  const url = baseUrl + contract['store.details'].path;
  const { headers } = await patient.ask(url, { headers: { origin } });
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) {
    return [
      problem(
        `Pages of ${origin} may not read answers (Access-Control-Allow-Origin: ${allowed ?? 'absent'}).`,
        'Every call from a browser fails as a network error.',
        `Allow the origin ${origin}, or pass /api on from the store so that both have one origin.`,
      ),
    ];
  }
  return [
    good(`Pages of ${origin} may read answers.`),
    ...exposed(listed(headers.get('access-control-expose-headers'))),
    ...(await preflight(patient, origin)),
    ...(await strangers(patient, url)),
  ];
}

function exposed(names: readonly string[]): Finding[] {
  if (names.includes('*')) return [];
  return Object.entries(read)
    .filter(([name]) => !names.includes(name))
    .map(([name, means]) =>
      warning(`The header ${name} is not exposed.`, means, `Add it to Access-Control-Expose-Headers.`),
    );
}

async function preflight(patient: Patient, origin: string): Promise<Finding[]> {
  const { status, headers } = await patient.ask(patient.baseUrl + contract['cart.save'].path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': sent.join(),
    },
  });
  const names = listed(headers.get('access-control-allow-headers'));
  // The wildcard does not stand for Authorization.
  const isAllowed = (name: string) => names.includes(name) || (names.includes('*') && name !== 'authorization');
  const missing = sent.filter((name) => !isAllowed(name));
  if (status < 300 && missing.length === 0) return [good('Writes may send what they need.')];
  const found =
    status < 300 ? `may not send ${missing.join(', ')}` : `are refused beforehand (OPTIONS answers ${status})`;
  return [
    problem(
      `Writes from ${origin} ${found}.`,
      'Browsers hold them back: nothing can be added to the cart.',
      `Answer OPTIONS with Access-Control-Allow-Headers: ${sent.join(', ')}.`,
    ),
  ];
}

async function strangers(patient: Patient, url: string): Promise<Finding[]> {
  const { headers } = await patient.ask(url, { headers: { origin: STRANGER } });
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== STRANGER) return [];
  if (allowed === STRANGER && headers.get('access-control-allow-credentials') === 'true') {
    return [
      problem(
        'Pages of any origin may read answers, with cookies.',
        "Any site that a shopper visits can act in the shopper's name.",
        'Allow the origins of the store only.',
      ),
    ];
  }
  return [note('Pages of any origin may read answers.', 'Safe while no call is answered by a cookie.')];
}
