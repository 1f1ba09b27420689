import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type ConformanceOptions,
  type Harness,
  type LimitWait,
  reportTable,
  runConformance,
  type Shopper,
  type Verdict,
} from '../conformance/index.ts';
import { RateLimits } from '../conformance/limits.ts';
import { signIn } from './sign-in.ts';
import { addressOf, type Terminal, timeoutOf, UsageError } from './usage.ts';

const help = `Usage: storefront-devkit conformance --base-url <address> [options]

Tests every call of the contract against a backend with some 1,400 requests, valid and invalid. It writes carts, addresses
and orders of two accounts, removes or cancels them again where it can, and lists what remains. It has codes mailed to the
shopper and to addresses at conformance.example. Use test accounts.

When the backend returns 429, the kit waits for the time in Retry-After. A run is fastest from an address that is exempt from
rate limits.

  --base-url <address>      the backend, https://api.example.com; a path is kept
  --user <email:password>   the shopper, signed in by login.withEmail
  --other <email:password>  a second shopper, who must not see the data of the first
  --token <token>           an access token of the shopper, for backends that sign in elsewhere
  --other-token <token>     an access token of the second shopper
  --auth-header <header>    how a token is sent; default: "Authorization: Bearer {token}"
  --harness <module>        a module that exports what only an operator can do, see the README
  --host-name <host>        host of the shop to which payments return; default: the backend decides
  --only <name>             a section (cart) or call (cart.count); may be repeated
  --read-only               make no call that writes
  --strict                  report what clients tolerate as failures
  --allow <what>            absent or not-run: what does not fail the run; may be repeated
  --timeout <ms>            time limit of one request; default: 15000
  --max-wait <s>            how long one request waits for rate limits; default: 60
  --json <file>             also write the report to this file

Exit codes: 0 the backend conforms, 1 it does not, 2 that cannot be told: something could not be tested, or nothing at all.`;

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
  'max-wait': { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Authorize = NonNullable<ConformanceOptions['authorize']>;

/** Runs `storefront-devkit conformance`. */
export async function conformance(args: string[], terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const report = await runConformance({ ...(await readOptions(values, terminal)), ...progressOn(terminal) });
  print(reportTable(report));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  return exitCodes[report.verdict];
}

const exitCodes: Readonly<Record<Verdict, number>> = { conforms: 0, 'does not conform': 1, 'cannot tell': 2 };

const PROGRESS_EVERY_MS = 5_000;

/** A line on stderr every few seconds, and one before each wait for a rate limit. */
function progressOn(terminal: Terminal): Pick<ConformanceOptions, 'onProgress' | 'onWait'> {
  let printedAt = 0;
  return {
    onProgress({ id, cases, casesTotal, responses, elapsedMs, remainingMs }) {
      if (elapsedMs - printedAt < PROGRESS_EVERY_MS) return;
      printedAt = elapsedMs;
      const left = remainingMs === undefined ? '' : `, about ${duration(remainingMs)} left`;
      terminal.printError(`${cases} of ${casesTotal} cases, ${responses} responses${left} (${id})`);
    },
    onWait: (wait) => terminal.printError(waitLine(wait)),
  };
}

const waitLine = ({ id, waitMs, isRequested }: LimitWait) =>
  `${id} returned 429 ${isRequested ? 'with' : 'without'} Retry-After; waiting ${duration(waitMs)}`;

const duration = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

async function readOptions(values: Values, terminal: Terminal): Promise<ConformanceOptions> {
  const baseUrl = addressOf('base-url', values['base-url']);
  const timeoutMs = timeoutOf(values.timeout);
  const maxWaitMs = waitOf(values['max-wait']);
  const { authorize, ...harness } = await readHarness(values.harness);
  return {
    baseUrl,
    harness,
    bearer: bearerOf(values['auth-header']),
    authorize: authorize ?? (await tokenAuthorize(baseUrl, values, new RateLimits(limitsOn(maxWaitMs, terminal)))),
    readOnly: values['read-only'] ?? false,
    strict: values.strict ?? false,
    allow: (values.allow ?? []).map(allowance),
    ...(values.only && { only: values.only }),
    ...(values['host-name'] && { hostName: values['host-name'] }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(maxWaitMs !== undefined && { maxWaitMs }),
  };
}

const limitsOn = (maxWaitMs: number | undefined, terminal: Terminal) => ({
  ...(maxWaitMs !== undefined && { maxWaitMs }),
  onWait: (wait: LimitWait) => terminal.printError(waitLine(wait)),
});

function waitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds >= 0)) throw new UsageError(`--max-wait must be a number of seconds, not “${text}”.`);
  return seconds * 1000;
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

async function tokenAuthorize(baseUrl: string, values: Values, limits: RateLimits): Promise<Authorize> {
  const bearer = bearerOf(values['auth-header']);
  const tokens: Record<Shopper, string | undefined> = {
    user: values.token ?? (values.user && (await signIn(baseUrl, values.user, limits))),
    other: values['other-token'] ?? (values.other && (await signIn(baseUrl, values.other, limits))),
  };
  return (shopper) => {
    const token = tokens[shopper];
    return token ? bearer(token) : undefined;
  };
}
