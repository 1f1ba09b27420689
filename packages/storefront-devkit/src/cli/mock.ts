import { type ChildProcess, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MOCK_CODE, type ScenarioName, scenarios } from '../mock/index.ts';
import { type MockServer, type MockServerOptions, SECOND_EMAIL, startMockServer } from '../mock-server/server.ts';
import { type Terminal, UsageError } from './usage.ts';

const DEFAULT_PORT = 3100;
const NEXT_PORTS = 20;

const names = Object.keys(scenarios) as ScenarioName[];
const width = Math.max(...names.map((name) => name.length));
const list = names.map((name) => `  ${name.padEnd(width)}  ${scenarios[name].summary}`).join('\n');

const help = `Usage: storefront-devkit mock [options] [-- <command>]

Serves a shop in memory over HTTP, to write a storefront against: all calls of the contract, drawn pictures (/media) and an
identity provider (/oidc) with two accounts. Pages of this machine may call it from any port. All data is lost when it stops.

With a command, as in "storefront-devkit mock -- vite", it runs this command while it serves, and stops with it. The variable
BACKEND contains its address.

  --port <number>    port to listen on; 0 takes any free one; default: ${DEFAULT_PORT}, with a command the next free one
  --scenario <name>  what is special about the shop; default: default
  --seed <number>    decides which requests fail in flaky-10; default: 1

Scenarios:
${list}`;

const options = {
  port: { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs `storefront-devkit mock` until it is interrupted, or until the command after `--` ends, whose exit code it returns. */
export async function mock(args: string[], { print }: Terminal): Promise<number> {
  const separator = args.indexOf('--');
  const [own, command] = separator < 0 ? [args, []] : [args.slice(0, separator), args.slice(separator + 1)];
  const { values } = parseArgs({ args: own, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const scenario = scenarioOf(values.scenario);
  const port = portOf(values.port);
  const seed = seedOf(values.seed);
  // Who stops the program may do so as soon as it prints.
  const stopped = interrupted();
  // Only a command can be told that the port is another one.
  const ports = command.length > 0 && values.port === undefined ? NEXT_PORTS : 1;
  const server = await startOnFreePort({ port, scenario, seed }, ports);
  print(banner(server, scenario));
  try {
    if (command.length === 0) {
      await stopped;
      return 0;
    }
    const child = startCommand(command, server);
    const ended = exitCodeOf(child);
    const code = await Promise.race([stopped, ended]);
    if (code !== undefined) return code;
    child.kill('SIGTERM');
    await ended;
    return 0;
  } finally {
    await server.close();
  }
}

/** Starts on the first of some ports that no other program has taken. */
async function startOnFreePort(options: MockServerOptions, ports: number): Promise<MockServer> {
  try {
    return await startMockServer(options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const next = options.port + 1;
    if (ports > 1) return startOnFreePort({ ...options, port: next }, ports - 1);
    throw new UsageError(`Port ${options.port} is taken by another program. Choose another one: --port ${next}`);
  }
}

/** Windows runs the programs of npm through a shell only. */
function startCommand([command = '', ...args]: readonly string[], { url }: MockServer): ChildProcess {
  const env = { ...process.env, BACKEND: url.replace('localhost', '127.0.0.1') };
  return spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env });
}

/** Resolves to 1 for a command that a signal has ended. */
function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', ({ message }) => reject(new UsageError(`The command after -- cannot be run: ${message}`)));
  });
}

function scenarioOf(text = 'default'): ScenarioName {
  const name = names.find((one) => one === text);
  if (name) return name;
  throw new UsageError(`There is no scenario ${text}. The scenarios are:\n${list}`);
}

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`--port must be a number from 0 to 65535, not “${text}”.`);
}

function seedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = Number(text);
  if (text.trim() !== '' && Number.isInteger(seed)) return seed;
  throw new UsageError(`--seed must be a whole number, not “${text}”.`);
}

function banner({ url, account: { email, password }, discountEndsAt }: MockServer, scenario: ScenarioName): string {
  const login = JSON.stringify({ email, password });
  const endsAt = discountEndsAt && new Date(discountEndsAt).toLocaleTimeString('en-GB');
  const discount = endsAt ? `\nDiscount   ends at ${endsAt}; restart for another minute` : '';
  return `Mock shop  ${url}
Scenario   ${scenario}: ${scenarios[scenario].summary}${discount}
Sign in    ${email} or ${SECOND_EMAIL} / ${password} (by login.withEmail, or at the provider ${url}/oidc)
Codes      ${MOCK_CODE}, whatever asks for a code

Try:
  curl "${url}/api/front/index/product/list?limit=2"
  curl "${url}/media/product/linen-shirt.svg"
  curl "${url}/api/front/login/email" -H "content-type: application/json" -d '${login}'

Stop with Ctrl-C.`;
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    // `npx` forwards a termination signal only to its shell, so the exit of the shell is watched.
    const shell = process.ppid;
    if (process.env.npm_command === 'exec') setInterval(() => process.ppid !== shell && resolve(), 200).unref();
  });
}
