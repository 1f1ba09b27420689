import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isFlag, type OperatorCommand, summaryOf } from './command.ts';
import { operatorCommands } from './commands.ts';

/** A parsed command line. */
export interface TypedCommand {
  command: OperatorCommand;
  input: Record<string, string>;
}

/** An invalid command line; the message contains the reason and the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const synopsis = ({ name, words, options }: OperatorCommand) =>
  [
    name,
    ...Object.keys(words).map((word) => `<${word}>`),
    ...Object.keys(options).map((key) => `[--${key}${isFlag(options[key]) ? '' : ' …'}]`),
  ].join(' ');

function helpOf(command: OperatorCommand): string {
  const fields = Object.entries({ ...command.words, ...command.options });
  const named = fields.map(([name, field]) => `      ${name.padEnd(10)} ${summaryOf(field)}`);
  return [`  ${synopsis(command)}`, `      ${command.summary}`, ...named].join('\n');
}

/** Whether the command line begins with the name of a command. */
const begins =
  (typed: readonly string[]) =>
  ({ name }: OperatorCommand): boolean =>
    name.split(' ').every((word, place) => typed[place] === word);

/** Commands that begin with the first word that was typed. */
const commandsOf = ([first]: readonly string[]) => operatorCommands.filter(({ name }) => name.split(' ')[0] === first);

/** Help of the commands whose names match the arguments, or of all commands. */
export function help(typed: readonly string[] = []): string {
  const named = operatorCommands.filter(begins(typed));
  const about = [named, commandsOf(typed), operatorCommands].find((commands) => commands.length > 0) ?? [];
  return ['node --conditions=source src/operator.ts <command>', '', ...about.map(helpOf)].join('\n');
}

function unknownCommand(typed: readonly string[]): UsageError {
  const near = commandsOf(typed);
  const meant =
    near.length > 0
      ? near.map(helpOf).join('\n')
      : `  ${operatorCommands.map(({ name }) => name).join('\n  ')}\n\n--help says what each of them takes.`;
  return new UsageError(`There is no command "${typed.slice(0, 2).join(' ')}". There are:\n\n${meant}`);
}

/**
 * Parses the command line.
 * @throws UsageError for an unknown command, wrong words or options, or an unreadable file.
 */
export function readCommandLine(typed: readonly string[]): TypedCommand {
  const command = operatorCommands.toSorted((one, other) => other.name.length - one.name.length).find(begins(typed));
  if (!command) throw unknownCommand(typed);
  const names = Object.keys(command.words);
  const rest = withFlagValues(command, typed.slice(command.name.split(' ').length));
  const options = Object.fromEntries(Object.keys(command.options).map((key) => [key, { type: 'string' as const }]));
  const { values, positionals } = parse(command, rest, options);
  if (positionals.length !== names.length) {
    throw new UsageError(`"${typed.join(' ')}" says too little or too much; it is typed so:\n\n${helpOf(command)}`);
  }
  const words = Object.fromEntries(names.map((name, place) => [name, positionals[place] ?? '']));
  return { command, input: withFiles(command, { ...words, ...values }) };
}

/** `--dryRun` alone says yes. */
function withFlagValues({ options }: OperatorCommand, args: readonly string[]): string[] {
  return args.flatMap((arg, place) => {
    const next = args[place + 1];
    const isAlone = next === undefined || next.startsWith('--');
    return isAlone && arg.startsWith('--') && isFlag(options[arg.slice(2)]) ? [arg, 'yes'] : [arg];
  });
}

/** Replaces paths with the content of their files. */
function withFiles(command: OperatorCommand, input: Record<string, string>): Record<string, string> {
  const { files = [], isBinary = false } = command;
  const given = files.filter((name) => input[name] !== undefined);
  const contents = given.map((name) => [name, readText(input[name] ?? '', isBinary ? 'base64' : 'utf8')]);
  return { ...input, ...Object.fromEntries(contents) };
}

function readText(path: string, encoding: 'base64' | 'utf8'): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be read: ${(error as Error).message}.`);
  }
  return encoding === 'base64' ? bytes.toString('base64') : decoded(bytes, path);
}

/** A text in UTF-8 or, as spreadsheets call it, Unicode: UTF-16 with a byte order mark. */
function decoded(bytes: Buffer, path: string): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return text;
  // The first sign that stands for bytes that are none of UTF-8.
  const before = text.slice(0, text.indexOf('\ufffd')).split('\n');
  const place = `line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`;
  throw new UsageError(`The file ${path} is not in UTF-8 (${place}). Save it again, as "CSV UTF-8" for instance.`);
}

function parse(command: OperatorCommand, args: string[], options: Record<string, { type: 'string' }>) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Record<string, string>, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.\n\n${helpOf(command)}`);
  }
}
