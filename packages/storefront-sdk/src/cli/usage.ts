/** A command line that cannot be understood; the message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Where a command says what it has to say, line by line. */
export interface Terminal {
  print(text: string): void;
  printError(text: string): void;
}

/** A command of the program: does its work and answers the exit code. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>;

/** The origin in an address: `https://api.example.com`. */
export function originOf(option: string, text: string | undefined): string {
  if (!text) throw new UsageError(`--${option} is missing: --${option} https://api.example.com`);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`--${option} must be an address such as https://api.example.com, not “${text}”.`);
  }
  return new URL(text).origin;
}

/** A time limit in ms, if one was given. */
export function timeoutOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeoutMs = Number(text);
  if (!(timeoutMs > 0)) throw new UsageError(`--timeout must be a number of milliseconds, not “${text}”.`);
  return timeoutMs;
}
