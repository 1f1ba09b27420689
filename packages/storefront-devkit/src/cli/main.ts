import { createRequire } from 'node:module';
import { add } from './add.ts';
import { conformance } from './conformance.ts';
import { doctor } from './doctor.ts';
import { mock } from './mock.ts';
import { type Command, printable, type Terminal, UsageError } from './usage.ts';

const help = `Usage: storefront-devkit <command> [options]

  add          copies a screen of the reference store into an app
  conformance  tests every call of the contract against a backend
  mock         serves a shop in memory over HTTP, to write a storefront against
  doctor       finds what keeps a storefront from working with a backend, and says how to fix it
  mcp          serves the documentation to a coding agent
  upgrade      moves an app to the version of this program

Run storefront-devkit <command> --help for the options, storefront-devkit --version for the version. Exit codes: 0 no problems, 1 problems, 2 could not run, or could not tell.`;

const commands: Readonly<Record<string, Command>> = {
  add,
  conformance,
  doctor,
  // The protocol's library takes longer to load than the other commands together.
  mcp: async (args, terminal) => (await import('./mcp.ts')).mcp(args, terminal),
  mock,
  // Loaded on demand, because its parser is large and the other commands do not need it.
  upgrade: async (args, terminal) => (await import('./upgrade.ts')).upgrade(args, terminal),
};

/** Runs the program; returns its exit code. Mistakes of the user are reported in a sentence, without a stack trace. */
export async function main([name, ...args]: readonly string[], { print, printError }: Terminal): Promise<number> {
  const terminal: Terminal = {
    print: (text) => print(printable(text)),
    printError: (text) => printError(printable(text)),
  };
  try {
    if (name === '--help' || name === '-h') {
      terminal.print(help);
      return 0;
    }
    if (name === '--version') {
      terminal.print(createRequire(import.meta.url)('../../package.json').version);
      return 0;
    }
    if (name === undefined) throw new UsageError(help);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`Unknown command ${name}.\n\n${help}`);
    return await command(args, terminal);
  } catch (error) {
    const { name: kind, message, code } = error as Error & { code?: string };
    const isUserError = ['UsageError', 'ConformanceError'].includes(kind) || code?.startsWith('ERR_PARSE_ARGS');
    if (!isUserError) throw error;
    terminal.printError(message);
    return 2;
  }
}
