import { about, type Finding } from '../finding.ts';
import type { Answer, Target } from '../target.ts';
import type { Discovery } from './identity.ts';

const { problem, good, note } = about('Sign-in');

/** A redirect URI that nobody registered. */
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
    return target.ask(url.href);
  };
  const findings: Finding[] = [];
  for (const uri of target.redirectUris) findings.push(own(uri, target, await start(uri)));
  const isOpen = redirectsTo(await start(UNREGISTERED), UNREGISTERED);
  if (isOpen) {
    findings.push(
      problem(
        'The provider redirects to URIs that are not registered.',
        'Any site can receive the codes of shoppers.',
        'Register the redirect URIs of the store, and refuse all others.',
      ),
    );
  }
  const [first] = target.redirectUris;
  if (first && findings.every(({ level }) => level === 'good') && !isRefused(await start(first, false))) {
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

function own(uri: string, { clientId, isClientGuessed }: Target, answer: Answer): Finding {
  if (!isRefused(answer)) return good(`${uri} is a registered redirect URI of ${clientId}.`);
  const refusal = `The provider refuses the redirect URI ${uri} (HTTP ${answer.status}${errorIn(answer)}).`;
  if (isClientGuessed)
    return note(refusal, `The client id was a guess (${clientId}).`, 'Give --client-id and --redirect-uri.');
  return problem(
    refusal,
    'Sign-ins from the store end on an error page.',
    `Register it for the client ${clientId}, or give the right --client-id and --redirect-uri.`,
  );
}

function isRefused(answer: Answer): boolean {
  return answer.status >= 400 || errorIn(answer) !== '';
}

function errorIn({ headers, url }: Answer): string {
  const location = headers.get('location');
  const error = location && new URL(location, url).searchParams.get('error');
  return error ? `, ${error}` : '';
}

function redirectsTo({ headers }: Answer, uri: string): boolean {
  return (headers.get('location') ?? '').startsWith(uri);
}
