import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runChecks } from '../doctor/run.ts';
import { findingsText } from '../doctor/text.ts';
import { addressOf, originOf, type Terminal, timeoutOf } from './usage.ts';

const help = `Usage: storefront-devkit doctor --base-url <address> [options]

Checks what a storefront needs of a backend: address, envelope, CORS, idempotency keys, time zone, body limit, identity
provider, security policy, contract version, cookies, clock. It writes nothing but the cart of a guest of its own, which it
empties again. Each finding has its impact and a fix.

  --base-url <address>    the backend, https://api.example.com; a path is kept
  --store-url <address>   a page of the store, whose security policy is checked
  --origin <origin>       origin of the pages that call the backend; default: that of --store-url
  --issuer <address>      the identity provider; default: /oidc of the store
  --client-id <id>        client id of the store at the provider; default: storefront
  --redirect-uri <uri>    redirect URI of the store; default: /callback of the store; may be repeated
  --timeout <ms>          time limit of one request; default: 10000
  --json <file>           also write the findings to this file`;

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

/** Runs `storefront-devkit doctor`. */
export async function doctor(args: string[], { print }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const baseUrl = addressOf('base-url', values['base-url']);
  const storeUrl = values['store-url'];
  if (storeUrl) addressOf('store-url', storeUrl);
  const timeoutMs = timeoutOf(values.timeout);
  const findings = await runChecks({
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
