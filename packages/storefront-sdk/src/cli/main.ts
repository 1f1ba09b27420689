import { conformance } from './conformance.ts';
import { doctor } from './doctor.ts';
import { type Command, type Terminal, UsageError } from './usage.ts';

const help = `Usage: storefront-sdk <command> [options]

  conformance  asks a backend every call of the contract and reports what holds
  doctor       looks for what keeps a storefront from working with a backend, and says what to do

storefront-sdk <command> --help tells the options. Exit codes: 0 good, 1 findings, 2 could not be run.`;

const commands: Readonly<Record<string, Command>> = { conformance, doctor };

/** Runs the program; answers its exit code. What a person can mend is told in a sentence, without a stack. */
export async function main([name = '--help', ...args]: readonly string[], terminal: Terminal): Promise<number> {
  try {
    if (name === '--help' || name === '-h') {
      terminal.print(help);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command ${name}.\n\n${help}`);
    return await command(args, terminal);
  } catch (error) {
    const { name: kind, message, code } = error as Error & { code?: string };
    const isMendable = ['UsageError', 'ConformanceError'].includes(kind) || code?.startsWith('ERR_PARSE_ARGS');
    if (!isMendable) throw error;
    terminal.printError(message);
    return 2;
  }
}
