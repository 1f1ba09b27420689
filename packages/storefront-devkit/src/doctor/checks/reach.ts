import { contract } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { type Answer, isLocal, type Target, Unreachable } from '../target.ts';

const { problem, good } = about('Address');

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name is unknown. Check the spelling and the DNS entry.',
  ECONNREFUSED: 'Nothing listens on this port. Start the backend, or correct the port.',
  ETIMEDOUT: 'The request timed out. Check the firewall, and whether the backend is overloaded.',
  CERT_HAS_EXPIRED: 'The certificate has expired. Renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed. Use one of an authority that browsers trust.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host name. Get one for this name.',
};

/** The first response of the backend, or why there is none. */
export async function reach(target: Target): Promise<{ findings: Finding[]; answer?: Answer }> {
  const { baseUrl } = target;
  try {
    const { path } = contract['store.details'];
    const answer = await target.ask(baseUrl + path);
    const location = answer.headers.get('location');
    const redirect =
      location &&
      problem(
        `${baseUrl} redirects to ${location}.`,
        'A redirect costs every call a round trip, and writes lose their body.',
        `Use ${new URL(location, baseUrl).href.split(path)[0]?.replace(/\/$/, '')} as the base URL.`,
      );
    return { answer, findings: [redirect || good(`${baseUrl} responds.`), ...transport(baseUrl)] };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const fix = reasons[error.code] ?? 'Check the address, and that it can be reached from here.';
    return {
      findings: [problem(`${baseUrl} does not respond (${error.message}).`, 'Nothing else could be checked.', fix)],
    };
  }
}

function transport(baseUrl: string): Finding[] {
  if (baseUrl.startsWith('https:') || isLocal(baseUrl)) return [];
  return [
    problem(
      'The backend is called over plain http.',
      'Anybody on the network can read tokens and addresses, and browsers block calls from https pages.',
      'Serve it over https.',
    ),
  ];
}
