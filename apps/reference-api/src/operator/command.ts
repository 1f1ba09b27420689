import { typedCode } from '@promenade/storefront-hooks/domain';
import type { Deps } from '../deps.ts';
import { badField } from '../errors/refused.ts';

/** An option that is yes or no. */
interface Flag {
  readonly flag: string;
}

/** Fields of a command: the help text of each. */
type Fields = Readonly<Record<string, string | Flag>>;
type Values<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Flag ? boolean : string };

/** Help text of the option `host` of commands for one shop. */
export const host = 'host name of the shop, when there are several';

/** Declares an option that is yes or no; it may also be typed without a value. */
export const flag = (summary: string): Flag => ({ flag: summary });

export const isFlag = (field: string | Flag | undefined): field is Flag => typeof field === 'object';

/** Help text of a field. */
export const summaryOf = (field: string | Flag): string => (isFlag(field) ? `yes or no: ${field.flag}` : field);

const YES = ['yes', 'y', 'true', 'on', '1'];
const NO = ['no', 'n', 'false', 'off', '0'];

/** Yes or no, as people write it; undefined for everything else. */
function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}

/** Words that are numbers of orders and refunds. */
const NUMBERS: readonly string[] = ['orderNo', 'refundNo'];

/** A number as shoppers and their programs quote it, as in `#pt…`. */
const readNumber = (text: string) => typedCode(text).replace(/^# ?/, '').toUpperCase();

/** Something that the shop, a merchant or a courier does, and no shopper. */
export interface OperatorCommand<Words extends Fields = Fields, Options extends Fields = Fields> {
  /** As on the command line, such as `refund accept`; over HTTP `/operator/refund/accept`. */
  readonly name: string;
  /** Description, in one line. */
  readonly summary: string;
  /** Positional arguments, in this order; all are required. */
  readonly words: Words;
  /** What may be added as `--name value`. */
  readonly options: Options;
  /** Fields that are entered as the path of a file, and sent as its content. */
  readonly files?: readonly (keyof Words | keyof Options)[];
  /** Maximum length of the file, in characters; 256 kB by default. */
  readonly maxFileLength?: number;
  /** Files travel as Base64 instead of as text. */
  readonly isBinary?: boolean;
  /**
   * Runs the command. Returns a sentence with the result, or a file that is written unchanged; or starts a task, and returns
   * its id.
   */
  run(
    deps: Deps,
    input: Values<Words> & Partial<Values<Options>>,
  ): Promise<string | AsyncIterable<string> | { task: number }>;
}

/** Declares a command, so that its fields type its input. Its output is sanitized for terminals. */
export function operatorCommand<const Words extends Fields, const Options extends Fields>(
  command: OperatorCommand<Words, Options>,
): OperatorCommand {
  const run = async (deps: Deps, texts: Record<string, string>) => {
    const values = Object.entries(texts).map(([name, text]) => {
      if (NUMBERS.includes(name)) return [name, readNumber(text)];
      if (!isFlag(command.options[name])) return [name, text];
      const value = readFlag(text);
      if (value === undefined) throw badField(name, 'flagUnclear');
      return [name, value];
    });
    const done = await command.run(deps, Object.fromEntries(values));
    return typeof done === 'string' ? printable(done) : done;
  };
  return { ...command, run } as unknown as OperatorCommand;
}

/**
 * Untrusted text without characters that a terminal interprets: control characters, escapes, and characters that are
 * invisible or change the direction of the following text. Line ends stay, and the joiners that emoji and some scripts need.
 */
export function printable(text: string): string {
  return text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\ufffd');
}
