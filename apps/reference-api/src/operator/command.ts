import type { Deps } from '../deps.ts';

/** A field of a command: what the help says of it. */
type Fields = Readonly<Record<string, string>>;
type Texts<F extends Fields> = { readonly [Name in keyof F]: string };

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
  /** Does it, and says in a sentence what was done. */
  run(deps: Deps, input: Texts<Words> & Partial<Texts<Options>>): Promise<string>;
}

/** Declares a command, so that its input is typed by its fields. */
export function operatorCommand<const Words extends Fields, const Options extends Fields>(
  command: OperatorCommand<Words, Options>,
): OperatorCommand {
  return command as unknown as OperatorCommand;
}
