import { about, type Finding } from '../finding.ts';
import { isLocal, type Patient } from '../patient.ts';

const { problem, warning, note, good } = about('Identity');

/** What a discovery document says. */
export type Discovery = Readonly<Record<string, unknown>>;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The discovery document of the identity provider, and whether a store can sign in with it. */
export async function identity(patient: Patient): Promise<{ findings: Finding[]; discovery?: Discovery }> {
  for (const issuer of patient.issuers) {
    const discovery = await patient.askJson(documentOf(issuer));
    if (discovery) return { discovery, findings: await examine(patient, issuer, discovery) };
  }
  const [issuer = ''] = patient.issuers;
  const found = `There is no identity provider at ${patient.issuers.join(' or ')}.`;
  if (!patient.isIssuerGiven) return { findings: [note(found, 'Where there is one, give --issuer.')] };
  return {
    findings: [problem(found, 'Nobody can sign in.', `Check the issuer: ${documentOf(issuer)} must answer JSON.`)],
  };
}

const documentOf = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

async function examine(patient: Patient, issuer: string, discovery: Discovery): Promise<Finding[]> {
  const findings = [
    ...issued(discovery, issuer),
    ...endpoints(discovery),
    ...abilities(discovery),
    ...(await keys(patient, discovery)),
  ];
  const isBad = findings.some(({ level }) => level === 'problem' || level === 'warning');
  return isBad ? findings : [good(`${issuer} can sign shoppers in.`), ...findings];
}

function issued(discovery: Discovery, issuer: string): Finding[] {
  if (discovery.issuer === issuer) return [];
  return [
    problem(
      `The provider calls itself ${discovery.issuer}, not ${issuer}.`,
      'Tokens are refused, since the issuer in them must be the one that was asked, to the letter.',
      `Use ${discovery.issuer} as the issuer, or tell the provider its public address.`,
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
    ...missing.map((name) => problem(`Discovery names no ${name}.`, 'Nobody can sign in.', 'Add it.')),
    ...open.map((url) => problem(`${url} is plain http.`, 'Codes and tokens travel readable.', 'Serve it over https.')),
    ...(discovery.end_session_endpoint
      ? []
      : [
          warning(
            'Discovery names no end_session_endpoint.',
            'Signing out leaves the session at the provider open.',
            'Switch RP-initiated logout on.',
          ),
        ]),
  ];
}

function abilities(discovery: Discovery): Finding[] {
  const challenges = texts(discovery.code_challenge_methods_supported);
  const algorithms = texts(discovery.dpop_signing_alg_values_supported);
  const methods = discovery.token_endpoint_auth_methods_supported;
  const findings: Finding[] = [];
  if (!challenges.includes('S256')) {
    findings.push(
      problem(
        'PKCE with S256 is not offered.',
        'A stolen code can be turned into tokens.',
        'Switch PKCE on, S256 only.',
      ),
    );
  } else if (challenges.includes('plain')) {
    findings.push(
      warning(
        'PKCE without hashing (plain) is offered.',
        'It protects nothing once a request is seen.',
        'Offer S256 only.',
      ),
    );
  }
  if (!texts(discovery.response_types_supported).includes('code')) {
    findings.push(
      problem('The code flow is not offered.', 'It is the one that stores use.', 'Switch response type code on.'),
    );
  }
  if (discovery.grant_types_supported && !texts(discovery.grant_types_supported).includes('refresh_token')) {
    findings.push(
      warning(
        'Refresh tokens are not offered.',
        'Shoppers are signed out when the access token ends.',
        'Switch grant type refresh_token on.',
      ),
    );
  }
  if (methods && !texts(methods).includes('none')) {
    findings.push(
      problem(
        'Clients without a secret are not served.',
        'A store in a browser cannot keep one.',
        'Allow the token endpoint auth method none.',
      ),
    );
  }
  if (!algorithms.includes('ES256')) {
    findings.push(note('DPoP with ES256 is not offered.', 'Refresh tokens are of use to whoever steals them.'));
  }
  return findings;
}

async function keys(patient: Patient, { jwks_uri: url }: Discovery): Promise<Finding[]> {
  if (typeof url !== 'string') return [];
  const found = (await patient.askJson(url))?.keys;
  if (!Array.isArray(found) || found.length === 0) {
    return [
      problem(
        `There are no keys at ${url}.`,
        'ID tokens cannot be verified.',
        'Publish the public signing keys there.',
      ),
    ];
  }
  if (!found.some((key) => 'd' in Object(key) || Object(key).kty === 'oct')) return [];
  return [
    problem(
      `Private keys are published at ${url}.`,
      'Anybody can sign in as anybody.',
      'Replace the keys at once and publish the public halves.',
    ),
  ];
}
