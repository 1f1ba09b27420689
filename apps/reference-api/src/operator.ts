import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import { printable } from './operator/command.ts';
import { help, readCommandLine, UsageError } from './operator/command-line.ts';
import { pathOf, TASKS } from './operator/routes.ts';
import { knownToken } from './operator/token.ts';

/*
 * The operator's command line. It speaks to the running API, which alone has the data:
 *   node --conditions=source src/operator.ts ship SH… --company Post --number 123
 */

const TIMEOUT_MS = 10 * 60_000;
const PROGRESS_EVERY_MS = 1000;

interface Answer {
  message: string;
  data: { task?: number; fieldErrors?: Record<string, string> } | null;
}

const print = (text: string) => process.stdout.write(text);

/** A file unchanged, or sanitized for a terminal. */
const forOutput = (file: string) => (process.stdout.isTTY ? printable(file.replace(/\ufeff|\r/g, '')) : file);

async function printFile({ body }: Response): Promise<void> {
  try {
    const texts = body?.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true })) ?? [];
    for await (const text of texts) if (!print(forOutput(text))) await once(process.stdout, 'drain');
  } catch (cause) {
    throw new UsageError('The connection broke off: the file is not whole. Export it again.', { cause });
  }
}

/** Runs the command line, and prints the result. */
async function run(typed: readonly string[]): Promise<void> {
  if (typed.length === 0 || typed.includes('--help')) {
    print(`${help(typed)}\n`);
    return;
  }
  const { command, input } = readCommandLine(typed);
  const config = readConfig(process.env);
  const token = knownToken(config);
  if (token === undefined) {
    throw new UsageError(
      `There is no secret in ${config.dataDir}. Start the API there, or set OPERATOR_TOKEN as it has it.`,
    );
  }
  const origin = process.env.API_URL || `http://${config.host}:${config.port}`;
  const ask = (path: string, init: RequestInit) =>
    fetch(origin + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new UsageError(`The API at ${origin} does not answer. Start it, or correct API_PORT or API_URL.`, {
        cause,
      });
    });
  let response = await ask(pathOf(command), { method: 'POST', body: JSON.stringify(input) });
  if (response.headers.get('content-type')?.startsWith('text/plain')) return printFile(response);
  let answer = (await response.json()) as Answer;
  while (response.status === 202) {
    process.stderr.write(`${printable(answer.message)}\n`);
    await delay(PROGRESS_EVERY_MS);
    response = await ask(`${TASKS}/${answer.data?.task}`, {});
    answer = (await response.json()) as Answer;
  }
  const { message, data } = answer;
  if (response.ok) {
    print(`${message}\n`);
    return;
  }
  const issues = Object.entries(data?.fieldErrors ?? {}).map(([name, text]) => `\n  ${name}: ${text}`);
  throw new UsageError(printable(`${message} (${response.status}).${issues.join('')}`));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
