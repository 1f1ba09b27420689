import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { examine } from '../doctor/run.ts';
import { findingsText } from '../doctor/text.ts';
import { originOf, type Terminal, timeoutOf } from './usage.ts';

const help = `Usage: storefront-sdk doctor --base-url <origin> [options]

Looks for what keeps a storefront from working with a backend: addresses, envelope, CORS, cookies, identity provider,
security policy, contract version, clock. It only reads. Each finding says what it means and what to do.

  --base-url <origin>     the backend, https://api.example.com
  --store-url <address>   a page of the store, to examine its security policy
  --origin <origin>       origin of the pages that call the backend; default: that of --store-url
  --issuer <address>      the identity provider; default: /oidc of the store
  --client-id <id>        the store's name at the provider; default: storefront
  --redirect-uri <uri>    where a sign-in leads back to; default: /callback of the store; may be given more than once
  --timeout <ms>          limit of one request; default: 10000
  --json <file>           write the findings there as well`;

const options = {
  'base-url': { type: 'string' },
  'store-url': { type: 'string' },
  origin: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  'redirect-uri': { type: 'string', multiple: true },
  timeout: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs `storefront-sdk doctor`. */
export async function doctor(args: string[], { print }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const baseUrl = originOf('base-url', values['base-url']);
  const storeUrl = values['store-url'];
  if (storeUrl) originOf('store-url', storeUrl);
  const timeoutMs = timeoutOf(values.timeout);
  const findings = await examine({
    baseUrl,
    ...(storeUrl && { storeUrl }),
    ...(values.origin && { origin: originOf('origin', values.origin) }),
    ...(values.issuer && { issuer: values.issuer }),
    ...(values['client-id'] && { clientId: values['client-id'] }),
    ...(values['redirect-uri'] && { redirectUris: values['redirect-uri'] }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  print(findingsText(baseUrl, findings));
  if (values.json) await writeFile(values.json, `${JSON.stringify(findings, null, 2)}\n`);
  return findings.some(({ level }) => level === 'problem') ? 1 : 0;
}
