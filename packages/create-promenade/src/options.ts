import { parseArgs } from 'node:util';

export const frameworks = { vite: 'Vite', next: 'Next', 'react-router': 'React Router', astro: 'Astro' } as const;
export type Framework = keyof typeof frameworks;
export const languages = { en: 'English', fr: 'French' } as const;
export type Language = keyof typeof languages;

export const defaults = {
  folder: 'my-shop',
  framework: 'vite',
  brand: '#0b7a75',
  language: 'en',
  backend: 'mock',
} as const satisfies Answers;

/** Settings of the new app. */
export interface Answers {
  folder: string;
  framework: Framework;
  /** CSS colour, `#rrggbb`. */
  brand: string;
  language: Language;
  /** Address of a backend, or `mock`. */
  backend: string;
}

/** Options of the command line. Missing answers are asked. */
export interface Options extends Partial<Answers> {
  yes: boolean;
  install: boolean;
  help: boolean;
  version: boolean;
}

export const help = `Usage: npm create promenade@latest [folder] -- [options]

Creates a storefront: products, cart, sign-in, checkout and payment.

  --framework <name>  vite, next, react-router or astro; default: vite
  --brand <colour>    brand colour, as in "#7a1f3d"; default: "#0b7a75"
  --language <code>   en or fr; default: en
  --backend <url>     address of your backend, as in https://api.example.com; default: mock, a shop in memory
  --no-install        don't install the packages
  --yes               ask nothing and use the defaults`;

/** A mistake in the command line; the message says how to correct it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const oneOf = <Name extends string>(option: string, names: Readonly<Record<Name, string>>, text: string): Name => {
  if (Object.hasOwn(names, text)) return text as Name;
  throw new UsageError(`--${option} must be one of ${Object.keys(names).join(', ')}, not “${text}”.`);
};

/** @returns The problem with a colour, or undefined. */
export const brandIssue = (text: string): string | undefined =>
  /^#[\da-f]{6}$/i.test(text) ? undefined : 'A colour has the form #7a1f3d.';

/** @returns The problem with the address of a backend, or undefined. */
export function backendIssue(text: string): string | undefined {
  if (text === 'mock') return undefined;
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isAddress ? undefined : 'An address has the form https://api.example.com.';
}

/** The address of a backend without slashes at its end; a path stays. */
export function backendAddress(text: string): string {
  if (text === 'mock') return text;
  const { origin, pathname } = new URL(text);
  // The address becomes a string in source code.
  return (origin + pathname.replace(/\/+$/, '')).replaceAll("'", '%27');
}

/** @throws UsageError for unknown options and invalid values. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const { framework, brand, language, backend } = values;
  if (positionals.length > 1) throw new UsageError(`There is one folder too many: ${positionals[1]}`);
  for (const [option, text, issueOf] of [
    ['brand', brand, brandIssue],
    ['backend', backend, backendIssue],
  ] as const) {
    const issue = text === undefined ? undefined : issueOf(text);
    if (issue) throw new UsageError(`--${option} “${text}”: ${issue}`);
  }
  return {
    ...(positionals[0] !== undefined && { folder: positionals[0] }),
    ...(framework !== undefined && { framework: oneOf('framework', frameworks, framework) }),
    ...(brand !== undefined && { brand }),
    ...(language !== undefined && { language: oneOf('language', languages, language) }),
    ...(backend !== undefined && { backend: backendAddress(backend) }),
    yes: values.yes ?? false,
    install: !values['no-install'],
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        framework: { type: 'string' },
        brand: { type: 'string' },
        language: { type: 'string' },
        backend: { type: 'string' },
        'no-install': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}
