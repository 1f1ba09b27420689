import { parseJson } from '@promenade/storefront-sdk/contract';
import { recordOf } from '../../reply-form.ts';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import { isLocal, type Target } from '../target.ts';

const { problem, warning, note, good } = about('Identity');

/** A discovery document. */
export type Discovery = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The discovery document of the identity provider, and findings about it. */
export async function identity(target: Target): Promise<{ findings: Finding[]; discovery?: Discovery }> {
  const unknown: Probe[] = [];
  for (const issuer of target.issuers) {
    const document = await target.visit(DISCOVERY, documentOf(issuer));
    const discovery = document.kind === 'answered' ? recordOf(parseJson(document.value)) : undefined;
    if (typeof discovery?.issuer === 'string')
      return { discovery, findings: await checkProvider(target, issuer, discovery) };
    if (document.kind === 'silent' || isBusy(document)) unknown.push(document);
  }
  const [issuer = ''] = target.issuers;
  const [first] = unknown;
  if (first) {
    const unanswered = `Whether there is an identity provider could not be found out: ${outcome(first)}.`;
    if (!target.isIssuerGiven) return { findings: [note(unanswered, 'If there is one elsewhere, give --issuer.')] };
    return {
      findings: [
        problem(unanswered, 'Shoppers cannot sign in while it does not respond.', 'Start it, or correct --issuer.'),
      ],
    };
  }
  const documents = target.probes.filter(({ name }) => name === DISCOVERY).map(outcome);
  const missing = `There is no identity provider at ${target.issuers.join(' or ')}: ${documents.join(', ')}.`;
  if (!target.isIssuerGiven) return { findings: [note(missing, 'If there is one elsewhere, give --issuer.')] };
  return {
    findings: [
      problem(missing, 'Shoppers cannot sign in.', `Check the issuer: ${documentOf(issuer)} must return JSON.`),
    ],
  };
}

const DISCOVERY = 'discovery of the identity provider';

const documentOf = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

async function checkProvider(target: Target, issuer: string, discovery: Discovery): Promise<Finding[]> {
  const findings = [
    ...issuerName(discovery, issuer, target.isIssuerGiven),
    ...endpoints(discovery),
    ...features(discovery),
  ];
  const keyFindings = await keys(target, discovery);
  const isGood = findings.every(({ level }) => level === 'note') && keyFindings.length === 0;
  return [...(isGood ? [good(`${issuer} is set up for sign-ins.`)] : []), ...findings, ...keyFindings];
}

function issuerName(discovery: Discovery, issuer: string, isGiven: boolean): Finding[] {
  if (discovery.issuer === issuer) return [];
  if (!isGiven) {
    const use = `Use ${discovery.issuer} as the issuer; with --issuer it is checked.`;
    return [note(`The provider at ${issuer}, a guess, has the issuer ${discovery.issuer}.`, use)];
  }
  return [
    problem(
      `The issuer in the discovery document is ${discovery.issuer}, not ${issuer}.`,
      'Tokens are refused, since their issuer must match the configured one exactly.',
      `Use ${discovery.issuer} as the issuer, or set the public address of the provider.`,
    ),
  ];
}

function endpoints(discovery: Discovery): Finding[] {
  const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'];
  const missing = needed.filter((name) => typeof discovery[name] !== 'string');
  const urls = [...needed, 'end_session_endpoint'].flatMap((name) => {
    const url = discovery[name];
    return typeof url === 'string' && URL.canParse(url) ? [url] : [];
  });
  const open = urls.filter((url) => url.startsWith('http:') && !isLocal(url));
  return [
    ...missing.map((name) => problem(`Discovery has no ${name}.`, 'Shoppers cannot sign in.', 'Add it.')),
    ...open.map((url) =>
      problem(`${url} is plain http.`, 'Anybody on the network can read codes and tokens.', 'Serve it over https.'),
    ),
    ...(discovery.end_session_endpoint
      ? []
      : [
          warning(
            'Discovery has no end_session_endpoint.',
            'The session at the provider stays open after signing out.',
            'Enable RP-initiated logout.',
          ),
        ]),
  ];
}

function features(discovery: Discovery): Finding[] {
  const challenges = texts(discovery.code_challenge_methods_supported);
  const algorithms = texts(discovery.dpop_signing_alg_values_supported);
  const methods = discovery.token_endpoint_auth_methods_supported;
  const findings: Finding[] = [];
  if (!challenges.includes('S256')) {
    findings.push(
      problem(
        'PKCE with S256 is not offered.',
        'A stolen code can be exchanged for tokens.',
        'Enable PKCE, S256 only.',
      ),
    );
  } else if (challenges.includes('plain')) {
    findings.push(
      warning(
        'PKCE without hashing (plain) is offered.',
        'It does not protect a request that was intercepted.',
        'Offer S256 only.',
      ),
    );
  }
  if (!texts(discovery.response_types_supported).includes('code')) {
    findings.push(
      problem('The code flow is not offered.', 'Storefronts sign in by it.', 'Enable the response type code.'),
    );
  }
  if (discovery.grant_types_supported && !texts(discovery.grant_types_supported).includes('refresh_token')) {
    findings.push(
      warning(
        'Refresh tokens are not offered.',
        'Shoppers are signed out when their access token expires.',
        'Enable the grant type refresh_token.',
      ),
    );
  }
  if (methods && !texts(methods).includes('none')) {
    findings.push(
      problem(
        'Clients without a secret are refused.',
        'A storefront in a browser cannot keep a secret.',
        'Allow the token endpoint auth method `none`.',
      ),
    );
  }
  if (!algorithms.includes('ES256')) {
    findings.push(note('DPoP with ES256 is not offered.', 'A stolen refresh token can be used by anybody.'));
  }
  return findings;
}

/** Findings about the keys; none if they are fine. */
async function keys(target: Target, { jwks_uri: url }: Discovery): Promise<Finding[]> {
  if (typeof url !== 'string') return [];
  const document = await target.visit('keys of the identity provider', url);
  if (document.kind === 'silent' || isBusy(document)) {
    return [
      note(
        `Whether sign-ins work cannot be told: the keys of the provider could not be read. ${outcome(document)}.`,
        'Nobody can sign in while the keys cannot be read.',
      ),
    ];
  }
  const keySet = document.kind === 'answered' ? Object(parseJson(document.value)).keys : undefined;
  if (!Array.isArray(keySet) || keySet.length === 0) {
    return [
      problem(
        `There are no keys at ${url}.`,
        'ID tokens cannot be verified.',
        'Publish the public signing keys there.',
      ),
    ];
  }
  if (!keySet.some((key) => 'd' in Object(key) || Object(key).kty === 'oct')) return [];
  return [
    problem(
      `Private keys are published at ${url}.`,
      'Anybody can sign in as anybody.',
      'Replace the keys at once, and publish public keys only.',
    ),
  ];
}
