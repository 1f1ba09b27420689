import { about, type Finding } from '../finding.ts';
import type { Answer, Patient } from '../patient.ts';
import type { Discovery } from './identity.ts';

const { problem, good, note } = about('Sign-in');

const STRANGER = 'https://doctor.example/callback';
/** SHA-256 of nothing, base64url; the code is never exchanged. */
const CHALLENGE = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

/** Where the identity provider leads back to, and where not. */
export async function redirects(patient: Patient, discovery: Discovery): Promise<Finding[]> {
  const endpoint = discovery.authorization_endpoint;
  if (typeof endpoint !== 'string') return [];
  const start = (redirectUri: string, isProtected = true) => {
    const url = new URL(endpoint);
    url.search = `${new URLSearchParams({
      client_id: patient.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state: 'doctor',
      ...(isProtected && { code_challenge: CHALLENGE, code_challenge_method: 'S256' }),
    })}`;
    return patient.ask(url.href);
  };
  const findings: Finding[] = [];
  for (const uri of patient.redirectUris) findings.push(own(uri, patient, await start(uri)));
  const isOpen = leadsTo(await start(STRANGER), STRANGER);
  if (isOpen) {
    findings.push(
      problem(
        'The provider leads back to addresses that nobody registered.',
        'Any site can have the codes of shoppers sent to it.',
        'Register the addresses of the store, and refuse all others.',
      ),
    );
  }
  const [first] = patient.redirectUris;
  if (first && findings.every(({ level }) => level === 'good') && !isRefused(await start(first, false))) {
    findings.push(
      problem(
        'A sign-in without PKCE is let through.',
        'A stolen code can be turned into tokens.',
        'Demand PKCE of every client.',
      ),
    );
  }
  return findings;
}

function own(uri: string, { clientId, isClientGuessed }: Patient, answer: Answer): Finding {
  if (!isRefused(answer)) return good(`${uri} is a registered address of ${clientId}.`);
  const found = `The provider refuses to lead back to ${uri} (HTTP ${answer.status}${errorIn(answer)}).`;
  if (isClientGuessed)
    return note(found, `It was asked for the client ${clientId}. Give --client-id and --redirect-uri.`);
  return problem(
    found,
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

function leadsTo({ headers }: Answer, uri: string): boolean {
  return (headers.get('location') ?? '').startsWith(uri);
}
