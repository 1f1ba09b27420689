import { contract, type StoreDetails } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { outcome, type Probe, type Silent } from '../probe.ts';
import { isLocal, type Target } from '../target.ts';

const { problem, warning, good } = about('Address');

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name is unknown. Check the spelling and the DNS entry.',
  ECONNREFUSED: 'Nothing listens on this port. Start the backend, or correct the port.',
  ETIMEDOUT: 'The request timed out. Check the firewall, and whether the backend is overloaded.',
  CERT_HAS_EXPIRED: 'The certificate has expired. Renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed. Use one of an authority that browsers trust.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host name. Get one for this name.',
};

const { path } = contract['store.details'];

/** Whether the backend responds at its address, and without a detour. Without any response nothing else is checked. */
export async function reach(target: Target): Promise<{ findings: Finding[]; details: Probe<StoreDetails> }> {
  const details = await target.call('store.details');
  if (details.kind === 'silent') {
    // The backend may be up although one call hangs.
    const other = details.code === 'ETIMEDOUT' ? await target.call('products.list') : details;
    return { details, findings: other.kind === 'silent' ? [down(target, details)] : [hangs(details)] };
  }
  return {
    details,
    findings: [redirected(target) ?? good(`${target.baseUrl} responds.`), ...transport(target.baseUrl)],
  };
}

/** Whether no request has got a response. */
export const isDown = (probes: readonly Probe[]) => probes.every(({ kind }) => kind === 'silent');

function down({ baseUrl }: Target, { code, message }: Silent): Finding {
  const fix = reasons[code] ?? 'Check the address, and that it can be reached from here.';
  return problem(`${baseUrl} does not respond (${message}).`, 'Nothing else could be checked.', fix);
}

const hangs = (details: Silent) =>
  problem(`${outcome(details)}.`, 'A storefront cannot load its name and settings.', reasons.ETIMEDOUT ?? '');

function redirected({ baseUrl, exchanges }: Target): Finding | undefined {
  const hop = exchanges.find(({ status, headers }) => status >= 300 && status < 400 && headers.has('location'));
  if (!hop) return undefined;
  const to = new URL(hop.headers.get('location') ?? '', hop.url).href;
  const isLoop = exchanges.some(({ url }) => url === to) && !exchanges.some(({ status }) => status < 300);
  if (isLoop) {
    return problem(
      `${hop.url} redirects to ${to === hop.url ? 'itself' : to}: it loops.`,
      'No call ends.',
      'Remove the redirect from the server or proxy for /api; it is often a rule for http or for a language.',
    );
  }
  const use = `Use ${to.split(path)[0]?.replace(/\/$/, '')} as the base URL.`;
  const cost = 'A redirect costs every call a round trip';
  const isFollowed = exchanges.some(({ status }) => status < 300);
  if (isFollowed && [307, 308].includes(hop.status)) return warning(`${baseUrl} redirects to ${to}.`, `${cost}.`, use);
  const writes = isFollowed ? 'clients do not repeat writes elsewhere' : 'clients do not follow it to another origin';
  return problem(`${baseUrl} redirects to ${to}.`, `${cost}, and ${writes}.`, use);
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
