import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isDown } from '../doctor/checks/reach.ts';
import { probeTable } from '../doctor/probe.ts';
import { runChecks } from '../doctor/run.ts';
import { countText, findingText, legend } from '../doctor/text.ts';
import { addressOf, originOf, type Terminal, timeoutOf } from './usage.ts';

const help = `Usage: storefront-devkit doctor --base-url <address> [options]

Checks what a storefront needs of a backend: address, envelope, CORS, idempotency keys, time zone, body limit, pictures,
token header, identity provider, security policy and pages of the store, contract version, missing calls, form of the data,
cookies, clock, speed. It sends some 60 requests and writes nothing but the cart of a guest of its own, which it empties again.
Each finding has its impact and a fix; a table of all requests ends the run.

  --base-url <address>    the backend, https://api.example.com; a path is kept
  --store-url <address>   a page of the store: its security policy, and the pages that others link to, are checked
  --origin <origin>       origin of the pages that call the backend; default: that of --store-url
  --issuer <address>      the identity provider; default: /oidc of the store
  --client-id <id>        client id of the store at the provider; default: storefront
  --redirect-uri <uri>    redirect URI of the store; default: /callback of the store; may be repeated
  --token <token>         an access token, to find out which header carries it
  --timeout <ms>          time limit of one request; default: 10000
  --json <file>           also write findings and requests to this file

Exit codes: 0 no problems, 1 problems, 2 could not run, or nothing responds at the address.`;

const options = {
  'base-url': { type: 'string' },
  'store-url': { type: 'string' },
  origin: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  'redirect-uri': { type: 'string', multiple: true },
  token: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs `storefront-devkit doctor`. */
export async function doctor(args: string[], { print, printError }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const baseUrl = addressOf('base-url', values['base-url']);
  const storeUrl = values['store-url'];
  if (storeUrl) addressOf('store-url', storeUrl);
  const timeoutMs = timeoutOf(values.timeout);
  print(`Checking ${baseUrl} (${legend})\n`);
  const { findings, probes } = await runChecks({
    baseUrl,
    onFinding: (finding) => print(findingText(finding)),
    onSlow: ({ method, url, elapsedMs }) =>
      printError(`${method} ${url} has taken ${Math.round(elapsedMs / 1000)} s so far`),
    ...(storeUrl && { storeUrl }),
    ...(values.origin && { origin: originOf('origin', values.origin) }),
    ...(values.issuer && { issuer: values.issuer }),
    ...(values['client-id'] && { clientId: values['client-id'] }),
    ...(values['redirect-uri'] && { redirectUris: values['redirect-uri'] }),
    ...(values.token && { token: values.token }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  print(`\n${probeTable(probes)}\n\n${countText(findings)}`);
  if (values.json) {
    const requests = probes.map(({ kind, name, method, url, durationMs, ...rest }) => {
      const status = 'exchange' in rest ? rest.exchange.status : 0;
      return { kind, name, method, url, status, durationMs: Math.round(durationMs) };
    });
    await writeFile(values.json, `${JSON.stringify({ findings, requests }, null, 2)}\n`);
  }
  if (isDown(probes)) return 2;
  return findings.some(({ level }) => level === 'problem') ? 1 : 0;
}
