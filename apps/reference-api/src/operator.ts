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
  data: { file?: string; task?: number; fieldErrors?: Record<string, string> } | null;
}

/** A file as it is, or as a terminal may show it. */
const forOutput = (file: string) => (process.stdout.isTTY ? printable(file.replace(/^\ufeff|\r/g, '')) : file);

/** Runs what was typed; returns what to print. */
async function run(typed: readonly string[]): Promise<string> {
  if (typed.length === 0 || typed.includes('--help')) return `${help(typed)}\n`;
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
  let answer = (await response.json()) as Answer;
  while (response.status === 202) {
    process.stderr.write(`${printable(answer.message)}\n`);
    await delay(PROGRESS_EVERY_MS);
    response = await ask(`${TASKS}/${answer.data?.task}`, {});
    answer = (await response.json()) as Answer;
  }
  const { message, data } = answer;
  if (response.ok) return data?.file === undefined ? `${message}\n` : forOutput(data.file);
  const issues = Object.entries(data?.fieldErrors ?? {}).map(([name, text]) => `\n  ${name}: ${text}`);
  throw new UsageError(printable(`${message} (${response.status}).${issues.join('')}`));
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
