import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type ConformanceOptions,
  type Harness,
  reportTable,
  runConformance,
  type Shopper,
} from '../conformance/index.ts';
import { signIn } from './sign-in.ts';
import { addressOf, type Terminal, timeoutOf, UsageError } from './usage.ts';

const help = `Usage: storefront-devkit conformance --base-url <address> [options]

Tests every call of the contract against a backend, with valid and invalid requests. It writes carts, addresses and orders
of two accounts, and removes them again where it can. Use test accounts.

  --base-url <address>      the backend, https://api.example.com; a path is kept
  --user <email:password>   the shopper, signed in by login.withEmail
  --other <email:password>  a second shopper, who must not see the data of the first
  --token <token>           an access token of the shopper, for backends that sign in elsewhere
  --other-token <token>     an access token of the second shopper
  --auth-header <header>    how a token is sent; default: "Authorization: Bearer {token}"
  --harness <module>        a module that exports what only an operator can do, see the README
  --host-name <host>        host of the shop to which payments return; default: that of --base-url
  --only <name>             a section (cart) or call (cart.count); may be repeated
  --read-only               make no call that writes
  --strict                  report what clients tolerate as failures
  --allow <what>            absent or not-run: what does not fail the run; may be repeated
  --timeout <ms>            time limit of one request; default: 15000
  --json <file>             also write the report to this file`;

const options = {
  'base-url': { type: 'string' },
  user: { type: 'string' },
  other: { type: 'string' },
  token: { type: 'string' },
  'other-token': { type: 'string' },
  'auth-header': { type: 'string', default: 'Authorization: Bearer {token}' },
  harness: { type: 'string' },
  'host-name': { type: 'string' },
  only: { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  strict: { type: 'boolean' },
  allow: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Authorize = NonNullable<ConformanceOptions['authorize']>;

/** Runs `storefront-devkit conformance`. */
export async function conformance(args: string[], { print }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const report = await runConformance(await readOptions(values));
  print(reportTable(report));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  return report.conforms ? 0 : 1;
}

async function readOptions(values: Values): Promise<ConformanceOptions> {
  const baseUrl = addressOf('base-url', values['base-url']);
  const timeoutMs = timeoutOf(values.timeout);
  const { authorize, ...harness } = await readHarness(values.harness);
  return {
    baseUrl,
    harness,
    bearer: bearerOf(values['auth-header']),
    authorize: authorize ?? (await tokenAuthorize(baseUrl, values)),
    readOnly: values['read-only'] ?? false,
    strict: values.strict ?? false,
    allow: (values.allow ?? []).map(allowance),
    ...(values.only && { only: values.only }),
    ...(values['host-name'] && { hostName: values['host-name'] }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
}

function allowance(what: string): 'absent' | 'not-run' {
  if (what === 'absent' || what === 'not-run') return what;
  throw new UsageError(`--allow takes absent or not-run, not “${what}”.`);
}

async function readHarness(file: string | undefined): Promise<Harness & { authorize?: Authorize }> {
  if (!file) return {};
  try {
    const module = await import(pathToFileURL(resolve(file)).href);
    return { ...(module.default ?? module) };
  } catch (cause) {
    throw new UsageError(`The harness ${file} cannot be loaded: ${(cause as Error).message}`);
  }
}

function bearerOf(header: string): (token: string) => Record<string, string> {
  const [name = '', form = ''] = header.split(/:\s*(.*)/s);
  if (!form.includes('{token}')) {
    throw new UsageError('--auth-header must contain {token}, as in "Authori-zation: {token}".');
  }
  return (token) => ({ [name]: form.replace('{token}', () => token) });
}

async function tokenAuthorize(baseUrl: string, values: Values): Promise<Authorize> {
  const bearer = bearerOf(values['auth-header']);
  const tokens: Record<Shopper, string | undefined> = {
    user: values.token ?? (values.user && (await signIn(baseUrl, values.user))),
    other: values['other-token'] ?? (values.other && (await signIn(baseUrl, values.other))),
  };
  return (shopper) => {
    const token = tokens[shopper];
    return token ? bearer(token) : undefined;
  };
}
