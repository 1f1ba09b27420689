import { typedCode } from '@promenade/storefront-hooks/domain';
import type { Deps } from '../deps.ts';
import { badField } from '../errors/refused.ts';

/** An option that is yes or no. */
interface Flag {
  readonly flag: string;
}

/** Fields of a command: what the help says of each. */
type Fields = Readonly<Record<string, string | Flag>>;
type Values<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Flag ? boolean : string };

/** What the help says of the option `host` of commands for one shop. */
export const host = 'host name of the shop, when there are several';

/** Declares an option that is yes or no; it may also be typed without a value. */
export const flag = (summary: string): Flag => ({ flag: summary });

export const isFlag = (field: string | Flag | undefined): field is Flag => typeof field === 'object';

/** What the help says of a field. */
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
  /** As it is typed, as in `refund accept`; over HTTP `/operator/refund/accept`. */
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** What follows the name, in this order; all of it is needed. */
  readonly words: Words;
  /** What may be added as `--name value`. */
  readonly options: Options;
  /** Which of them are typed as the path of a file, and travel as what is in it. */
  readonly files?: readonly (keyof Words | keyof Options)[];
  /** How long such a file may be, in characters; 256 kB by default. */
  readonly maxFileLength?: number;
  /** Files travel as Base64 instead of as text. */
  readonly isBinary?: boolean;
  /**
   * Does it, and returns a sentence that says what was done, or a file that is written as it is; or begins a task that does
   * it, and returns its id.
   */
  run(
    deps: Deps,
    input: Values<Words> & Partial<Values<Options>>,
  ): Promise<string | AsyncIterable<string> | { task: number }>;
}

/** Declares a command, so that its input is typed by its fields. What it says is fit for a terminal. */
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
 * Untrusted text without what a terminal obeys instead of showing it: control characters, escapes, and characters that are
 * invisible or turn the direction of what follows. Line ends stay, and the joiners that emoji and some scripts need.
 */
export function printable(text: string): string {
  return text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\ufffd');
}
