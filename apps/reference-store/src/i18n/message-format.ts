/** Values of a text's arguments. Numbers are formatted in the language of the text. */
export type TextValues = Record<string, string | number | Date>;

type Options = Readonly<Record<string, () => string>>;

/** Formats of a language, which compiled messages call. */
export interface MessageFormat {
  text(values: TextValues | undefined, name: string): string;
  count(values: TextValues | undefined, name: string): number;
  number(value: number): string;
  date(values: TextValues | undefined, name: string, style: 'short' | 'medium' | 'long' | 'full'): string;
  select(values: TextValues | undefined, name: string, options: Options): string;
  plural(value: number, offset: number, options: Options, type?: 'ordinal'): string;
}

/** A compiled message: a string if it has no arguments. */
export type Message = string | ((values: TextValues | undefined, format: MessageFormat) => string);

function given(values: TextValues | undefined, name: string): string | number | Date {
  const value = values?.[name];
  if (value === undefined) throw new Error(`the value "${name}" is missing`);
  return value;
}

function chosen(options: Options, ...names: string[]): string {
  const name = names.find((one) => Object.hasOwn(options, one)) ?? 'other';
  return options[name]?.() ?? '';
}

const dateParts = {
  short: { month: 'numeric', day: 'numeric', year: '2-digit' },
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const;

const formats = new Map<string, MessageFormat>();

/** The formats of a language, the same for all pages. */
export function messageFormat(locale: string): MessageFormat {
  const known = formats.get(locale) ?? createMessageFormat(locale);
  formats.set(locale, known);
  return known;
}

/** Each format is created on first use, because that can be a long task on a phone. */
function createMessageFormat(locale: string): MessageFormat {
  const made = new Map<string, unknown>();
  const once = <Made>(name: string, make: () => Made): Made => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as Made;
  };
  return {
    text: (values, name) => String(given(values, name)),
    count(values, name) {
      const value = Number(given(values, name));
      if (Number.isNaN(value)) throw new Error(`the value "${name}" is no number`);
      return value;
    },
    number: (value) => once('number', () => new Intl.NumberFormat(locale)).format(value),
    date: (values, name, style) =>
      once(style, () => new Intl.DateTimeFormat(locale, dateParts[style])).format(given(values, name) as Date),
    select: (values, name, options) => chosen(options, String(given(values, name))),
    plural(value, offset, options, type) {
      const rules = once(`plural ${type}`, () => new Intl.PluralRules(locale, type && { type }));
      return chosen(options, `=${value}`, rules.select(value - offset));
    },
  };
}
