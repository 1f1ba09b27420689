import type { Exchange } from '../exchange.ts';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';
import type { Discovery } from './identity.ts';

const { problem, good, note } = about('Sign-in');

/** A redirect URI that is not registered. */
const UNREGISTERED = 'https://doctor.example/callback';
/** SHA-256 of the empty text, base64url; the code is never exchanged. */
const CHALLENGE = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

/** Which redirect URIs the identity provider accepts. */
export async function redirects(target: Target, discovery: Discovery): Promise<Finding[]> {
  const endpoint = discovery.authorization_endpoint;
  if (typeof endpoint !== 'string') return [];
  const start = (redirectUri: string, isProtected = true) => {
    const url = new URL(endpoint);
    url.search = `${new URLSearchParams({
      client_id: target.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state: 'doctor',
      ...(isProtected && { code_challenge: CHALLENGE, code_challenge_method: 'S256' }),
    })}`;
    return target.visit('start of a sign-in', url.href);
  };
  const findings: Finding[] = [];
  for (const uri of target.redirectUris) {
    const started = await start(uri);
    if (isInconclusive(started)) return [...findings, unknown(target, started)];
    findings.push(own(uri, target, started.exchange));
  }
  const other = await start(UNREGISTERED);
  if (isInconclusive(other)) findings.push(unknown(target, other));
  else if (redirectsTo(other.exchange, UNREGISTERED)) {
    findings.push(
      problem(
        'The provider redirects to URIs that are not registered.',
        'Any site can receive the codes of shoppers.',
        'Register the redirect URIs of the store, and refuse all others.',
      ),
    );
  }
  const [first] = target.redirectUris;
  if (!first || findings.some(({ level }) => level !== 'good')) return findings;
  const unprotected = await start(first, false);
  if (isInconclusive(unprotected)) findings.push(unknown(target, unprotected));
  else if (!isRefused(unprotected.exchange)) {
    findings.push(
      problem(
        'A sign-in without PKCE is accepted.',
        'A stolen code can be exchanged for tokens.',
        'Require PKCE of every client.',
      ),
    );
  }
  return findings;
}

const isInconclusive = (probe: Probe): probe is Extract<Probe, { kind: 'silent' }> =>
  probe.kind === 'silent' || isBusy(probe);

function unknown({ isIssuerGiven }: Target, probe: Probe): Finding {
  const what = `What the provider does with redirect URIs could not be found out: ${outcome(probe)}.`;
  if (!isIssuerGiven) return note(what, 'The provider was a guess.', 'Give --issuer.');
  return problem(
    what,
    'Shoppers cannot sign in while it does not respond.',
    'Start the provider, or correct --issuer.',
  );
}

function own(uri: string, { clientId, isClientGuessed }: Target, exchange: Exchange): Finding {
  if (!isRefused(exchange)) return good(`${uri} is a registered redirect URI of ${clientId}.`);
  const refusal = `The provider refuses the redirect URI ${uri} (HTTP ${exchange.status}${errorIn(exchange)}).`;
  if (isClientGuessed)
    return note(refusal, `The client id was a guess (${clientId}).`, 'Give --client-id and --redirect-uri.');
  return problem(
    refusal,
    'Sign-ins from the store end on an error page.',
    `Register it for the client ${clientId}, or give the right --client-id and --redirect-uri.`,
  );
}

function isRefused(exchange: Exchange): boolean {
  return exchange.status >= 400 || errorIn(exchange) !== '';
}

function errorIn({ headers, url }: Exchange): string {
  const location = headers.get('location');
  const error = location && new URL(location, url).searchParams.get('error');
  return error ? `, ${error}` : '';
}

function redirectsTo({ headers }: Exchange, uri: string): boolean {
  return (headers.get('location') ?? '').startsWith(uri);
}
