/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used, with a sentence for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function originOf(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(`${name} must be an address such as https://shop.example, not "${text}".`);
  }
  return new URL(text).origin;
}

/** Settings that are good for something together only: all of them, or null for none. */
export function allOf<const Names extends readonly string[]>(
  env: Environment,
  names: Names,
): { [K in keyof Names]: string } | null {
  const values = names.map((name) => env[name] ?? '');
  if (!values.some(Boolean)) return null;
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0) return values as { [K in keyof Names]: string };
  throw new ConfigError(`${names.join(', ')} belong together; ${missing.join(' and ')} is missing.`);
}

/** A switch; what is neither on nor off is refused, so that no mistyped value acts as the other one. */
export function flagOf(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  if (/^(?:1|true|on|yes)$/i.test(text)) return true;
  if (/^(?:0|false|off|no)$/i.test(text)) return false;
  throw new ConfigError(`${name} must be on or off, not "${text}".`);
}

/** The address of a PostgreSQL server. Not quoted when it is wrong: it holds a password. */
export function databaseUrlOf(name: string, text: string): string {
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigError(
    `${name} must be an address such as postgres://user:password@db.example:5432/shop. Write @, :, / and # in a password as %40, %3A, %2F and %23.`,
  );
}
