import { about, type Finding } from '../finding.ts';
import { outcome } from '../probe.ts';
import { isLocal, type Target } from '../target.ts';
import type { Discovery } from './identity.ts';

const { problem, warning, note, good } = about('Store page');

type Policy = ReadonlyMap<string, readonly string[]>;

/** Whether the Content-Security-Policy of a page protects it, and allows calls to the backend. */
export async function storePage(target: Target, storeUrl: string, discovery: Discovery = {}): Promise<Finding[]> {
  const page = await target.visit('page of the store', storeUrl, { headers: { accept: 'text/html' } });
  if (page.kind === 'silent') {
    return [
      problem(
        `${outcome(page)}.`,
        'Its policy could not be checked.',
        `Start the store at ${new URL(storeUrl).origin}.`,
      ),
    ];
  }
  const { status, headers } = page.exchange;
  if (page.kind === 'refused' || status !== 200) {
    return [
      problem(`${outcome(page)}.`, 'Its policy could not be checked.', 'Give the address of a page as --store-url.'),
    ];
  }
  const header = headers.get('content-security-policy');
  if (!header) {
    const isReportOnly = headers.has('content-security-policy-report-only');
    const missing = isReportOnly
      ? 'The Content-Security-Policy is report-only.'
      : 'There is no Content-Security-Policy.';
    return [
      problem(
        missing,
        'An injected script can read the tokens of shoppers.',
        'Send a policy with a nonce for scripts.',
      ),
    ];
  }
  const policy = parse(header);
  const again = await target.visit('page of the store, again', storeUrl, { headers: { accept: 'text/html' } });
  const headersAgain = again.kind === 'answered' ? again.exchange.headers : new Headers();
  const findings = [
    ...scripts(policy),
    ...nonces(header, headersAgain.get('content-security-policy') ?? ''),
    ...directives(policy),
    ...connections(policy, storeUrl, [target.baseUrl, discovery.token_endpoint]),
    ...transport(headers, storeUrl),
  ];
  return findings.length > 0
    ? findings
    : [good('The policy protects the page, and allows calls to backend and provider.')];
}

function parse(header: string): Policy {
  const directives = header.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src');

function scripts(policy: Policy): Finding[] {
  const sources = sourcesOf(policy, 'script-src');
  if (!sources) {
    return [
      problem(
        'The policy has no script-src.',
        'Scripts may be loaded from anywhere.',
        "Add script-src 'nonce-…' 'strict-dynamic'.",
      ),
    ];
  }
  const isNonced = sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source));
  const findings: Finding[] = [];
  if (sources.includes("'unsafe-inline'") && !isNonced) {
    findings.push(problem("script-src has 'unsafe-inline'.", 'An injected script runs.', 'Use a nonce instead.'));
  }
  if (sources.includes("'unsafe-eval'")) {
    findings.push(
      warning(
        "script-src has 'unsafe-eval'.",
        'Injected text can be run as a script.',
        'Remove it, and build without eval.',
      ),
    );
  }
  const wide = sources.filter((source) => ['*', 'http:', 'https:', 'data:'].includes(source));
  if (wide.length > 0 && !sources.includes("'strict-dynamic'")) {
    findings.push(
      problem(
        `script-src has ${wide.join(' ')}.`,
        'Scripts may be loaded from nearly anywhere.',
        'Use a nonce instead.',
      ),
    );
  }
  return findings;
}

function nonces(one: string, other: string): Finding[] {
  const nonce = /'nonce-([^']+)'/.exec(one)?.[1];
  if (!nonce || !other.includes(`'nonce-${nonce}'`)) return [];
  return [
    problem(
      'The nonce is the same for every page.',
      'An attacker who knows it can run scripts.',
      'Use a new random nonce for each response, and keep such pages out of shared caches.',
    ),
  ];
}

function directives(policy: Policy): Finding[] {
  const findings: Finding[] = [];
  if (sourcesOf(policy, 'object-src')?.join() !== "'none'") {
    findings.push(warning("object-src is not 'none'.", 'Plugins can run scripts.', "Add object-src 'none'."));
  }
  if (!policy.has('base-uri')) {
    findings.push(
      warning(
        'The policy has no base-uri.',
        'An injected <base> can change where scripts are loaded from.',
        "Add base-uri 'none'.",
      ),
    );
  }
  if (!policy.has('frame-ancestors')) {
    findings.push(
      warning(
        'The policy has no frame-ancestors.',
        'Other sites can show the store in a frame and trick shoppers into clicks.',
        "Add frame-ancestors 'none'.",
      ),
    );
  }
  if (!policy.has('form-action')) {
    findings.push(
      note('The policy has no form-action.', 'An injected form can send what shoppers type to another site.'),
    );
  }
  return findings;
}

/** Pages call the backend and fetch tokens; browsers block addresses that the policy does not name. */
function connections(policy: Policy, storeUrl: string, called: readonly unknown[]): Finding[] {
  const sources = sourcesOf(policy, 'connect-src');
  if (!sources) return [];
  const origins = called.flatMap((url) => (typeof url === 'string' && URL.canParse(url) ? [new URL(url).origin] : []));
  return [...new Set(origins)]
    .filter((origin) => !sources.some((source) => covers(source, origin, new URL(storeUrl).origin)))
    .map((origin) =>
      problem(`connect-src does not allow ${origin}.`, 'Browsers block calls to it.', `Add ${origin} to connect-src.`),
    );
}

function covers(source: string, origin: string, page: string): boolean {
  if (source === "'self'") return origin === page;
  const { protocol, host } = new URL(origin);
  return ['*', protocol, host, origin].includes(URL.canParse(source) ? originOrScheme(source) : source);
}

/** `URL` parses a bare scheme, too. */
const originOrScheme = (source: string) => (/^[a-z]+:$/.test(source) ? source : new URL(source).origin);

function transport(headers: Headers, storeUrl: string): Finding[] {
  if (isLocal(storeUrl)) return [];
  if (storeUrl.startsWith('http:')) {
    return [
      problem(
        'The store is served over plain http.',
        'Anybody on the network can read and change its pages.',
        'Redirect to https.',
      ),
    ];
  }
  if (headers.has('strict-transport-security')) return [];
  return [
    warning(
      'There is no Strict-Transport-Security.',
      'An attacker can keep a first visit on plain http.',
      'Send max-age=31536000.',
    ),
  ];
}
