/** A command line with a mistake; the message says how to correct it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Where a command prints. */
export interface Terminal {
  print(text: string): void;
  printError(text: string): void;
}

/**
 * Text without characters that a terminal interprets, because much of it comes from backends: control characters, escapes,
 * and characters that are invisible or change the direction of what follows. Line ends and the joiners of some scripts stay.
 */
export const printable = (text: string): string =>
  text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\ufffd');

/** A command of the program; returns the exit code. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>;

/** An address without query and slashes at its end: `https://api.example.com/shop`. */
export function addressOf(option: string, text: string | undefined): string {
  if (!text) throw new UsageError(`--${option} is missing: --${option} https://api.example.com`);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`--${option} must be an address such as https://api.example.com, not “${text}”.`);
  }
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/+$/, '');
}

/** The origin in an address: `https://shop.example.com`. */
export function originOf(option: string, text: string | undefined): string {
  return new URL(addressOf(option, text)).origin;
}

/** A time limit in ms, if one was given. */
export function timeoutOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeoutMs = Number(text);
  if (!(timeoutMs > 0)) throw new UsageError(`--timeout must be a number of milliseconds, not “${text}”.`);
  return timeoutMs;
}
