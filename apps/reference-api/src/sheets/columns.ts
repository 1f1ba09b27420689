import { isEmail, MONEY_MAX_CENTS, parseMoney } from '@promenade/storefront-hooks/domain';
import { moneyText } from '@promenade/storefront-sdk/money';
import type { ShopLanguages, ShopText } from '../db/texts.ts';
import { type Edge, readTime, writeTime } from '../domain/shop-time.ts';
import { SLUG } from '../domain/slugs.ts';
import type { MessageId, MessageValues } from '../errors/messages.ts';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';
import { meanings, numberReadings, type Readings, timeReadings, type Way, withoutTextMark } from './written-values.ts';

/** Why a cell cannot be used. */
export class CellError extends Error {
  override name = 'CellError';
  readonly id: MessageId;
  readonly values: MessageValues;
  constructor(id: MessageId, values: MessageValues = {}) {
    super(id);
    this.id = id;
    this.values = values;
  }
}

/** Context in which a cell is read. */
export interface CellContext {
  /** The shop's time zone, for dates. */
  timeZone: string;
  /** ISO 4217 code of the shop's amounts. */
  currency: string;
  /** Its sign, as in `$`. */
  currencySymbol: string;
  /** Formats of numbers and dates in the file; its cells may leave several possible. */
  ways: ReadonlySet<Way>;
}

/** A column of a CSV file: how its cells are read and written. An empty cell is null and reaches neither. */
export interface Column<Value, Required extends boolean = boolean> {
  /** Description for the help. */
  readonly summary: string;
  /** Whether every entry has a value. */
  readonly isRequired: Required;
  /** Whether there is one more for each further language of the shop. */
  readonly isTranslated?: boolean;
  /** Whether an empty cell leaves the value unchanged; in other columns it clears the value. */
  readonly isKept?: boolean;
  /** Possible meanings of a text, if they depend on the country of the spreadsheet. */
  readonly readings?: (text: string) => Readings;
  /** @throws CellError when the text has another form. */
  read(text: string, context: CellContext): Value;
  write(value: Value, shop: Pick<CellContext, 'timeZone' | 'currency'>): string;
  /** Whether a value says no more than there is, though it is written otherwise. */
  isSame?(before: Value, value: Value): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: columns of any value; each sheet has its own.
export type AnyColumns = Readonly<Record<string, Column<any>>>;

type ValueOf<C> = C extends { read(text: string, context: CellContext): infer Value; isRequired: infer Required }
  ? Required extends true
    ? Value
    : Value | null
  : never;

/** The values of all cells of an entry. */
export type Cells<C> = { [Name in keyof C]: ValueOf<C[Name]> };

/** The same column, with a value in every entry. */
export const required = <Value>(column: Column<Value>): Column<Value, true> => ({ ...column, isRequired: true });

/** The same column, with empty cells that leave the value unchanged. */
export const kept = <Value>(column: Column<Value, false>): Column<Value, false> => ({ ...column, isKept: true });

interface Translated {
  readonly isTranslated: true;
}

/** The same column, followed by one for each further language of the shop, as in `name_fr`. */
export const translated = <C extends object>(column: C): C & Translated => ({ ...column, isTranslated: true });

/** The name of a column in a language of the shop. */
export const columnName = (name: string, language: string, [main]: ShopLanguages): string =>
  language === main ? name : `${name}_${language}`;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The columns with those of the further languages of a shop. */
export function columnsIn(columns: AnyColumns, languages: ShopLanguages): AnyColumns {
  const [main, ...others] = languages;
  const all = Object.entries(columns).flatMap(([name, column]) => {
    if (!column.isTranslated) return [[name, column] as const];
    const further = others.map((language) => {
      const summary = `the same in ${languageNames.of(language)}; the one in ${languageNames.of(main)} by default`;
      return [columnName(name, language, languages), { ...column, isRequired: false, summary }] as const;
    });
    return [[name, column] as const, ...further];
  });
  return Object.fromEntries(all);
}

/** A text as the cells of its columns; cells of further languages are empty if the text is the same. */
export function textCells<Name extends string>(
  name: Name,
  text: ShopText,
  languages: ShopLanguages,
): Record<Name, string> {
  const [main] = languages;
  const cells = languages.map((language) => {
    const own = text[language]?.trim() ?? '';
    return [columnName(name, language, languages), language !== main && own === text[main]?.trim() ? '' : own];
  });
  return Object.fromEntries(cells) as Record<Name, string>;
}

/** The text in the cells of its columns. */
export function textOf(cells: object, name: string, languages: ShopLanguages): ShopText {
  const texts = languages.map((language) => {
    return [language, (cells as Record<string, unknown>)[columnName(name, language, languages)]];
  });
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** A column whose values are stored unchanged in a column of the table, an empty cell as `empty`. */
type Stored<Name extends string, C, Empty> = C & { readonly stored: { readonly name: Name; readonly empty: Empty } };

/** The same column, read from and written to a column of the table; a translated one to a column of texts by language. */
export function stored<const Name extends string, C extends { readonly isRequired: boolean }>(
  name: Name,
  column: C,
): Stored<Name, C, null>;
export function stored<const Name extends string, C extends { readonly isRequired: boolean }, Empty>(
  name: Name,
  column: C,
  empty: Empty,
): Stored<Name, C, Empty>;
export function stored(name: string, column: object, empty: unknown = null) {
  return { ...column, stored: { name, empty } };
}

type AnyStored = Stored<string, unknown, unknown>;
/** Names of the columns that are stored unchanged. */
type StoredIn<C> = { [Name in keyof C]: C[Name] extends AnyStored ? Name : never }[keyof C];
/** The stored cells of an entry, as in its table. */
type StoredRow<C> = {
  [Name in StoredIn<C> as C[Name] extends AnyStored ? C[Name]['stored']['name'] : never]: C[Name] extends AnyStored
    ? C[Name] extends Translated
      ? ShopText
      : C[Name] extends { isRequired: true }
        ? ValueOf<C[Name]>
        : NonNullable<ValueOf<C[Name]>> | C[Name]['stored']['empty']
    : never;
};

const storedOf = (columns: object) =>
  Object.entries(columns).flatMap(([name, column]: [string, Partial<AnyStored & Translated>]) =>
    column.stored ? [{ name, stored: column.stored, isText: column.isTranslated }] : [],
  );

/** The unchanged cells of a row. */
export const storedCells = <C extends object>(columns: C, row: StoredRow<C>, languages: ShopLanguages) =>
  Object.assign(
    {},
    ...storedOf(columns).map(({ name, stored, isText }) => {
      const value = (row as Record<string, unknown>)[stored.name];
      return isText ? textCells(name, value as ShopText, languages) : { [name]: value };
    }),
  ) as Pick<Cells<C>, StoredIn<C>>;

/** The row's columns for such cells. */
export const storedRow = <C extends object>(columns: C, cells: Pick<Cells<C>, StoredIn<C>>, languages: ShopLanguages) =>
  Object.fromEntries(
    storedOf(columns).map(({ name, stored, isText }) => {
      const value = (cells as Record<string, unknown>)[name] ?? stored.empty;
      return [stored.name, isText ? { ...(stored.empty ?? {}), ...textOf(cells, name, languages) } : value];
    }),
  ) as StoredRow<C>;

function column<Value>(
  summary: string,
  read: Column<Value>['read'],
  write: Column<Value>['write'] = (value) => String(value),
) {
  return { summary, isRequired: false, read, write } as Column<Value, false>;
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function matching(id: MessageId, pattern: RegExp, text: string): string {
  if (pattern.test(text)) return text;
  throw new CellError(id, { text: shortened(text) });
}

export const textColumn = (summary: string, limit = 200) =>
  column(summary, (text) => {
    if (text.length > limit) throw new CellError('fieldTooLong', { limit });
    if (text.includes('\0')) throw new CellError('fieldMalformed');
    return text;
  });

/** Looks like a comma, and separates nothing: variants are named by their values, separated by commas. */
const LOW_COMMA = '\u201a';

/** A value of an option, such as `1,5 L`. */
export const valueColumn = (summary: string) =>
  column<string>(
    summary,
    (text) => matching('cellValue', /^[^\0]{1,60}$/, text.replaceAll(',', LOW_COMMA)),
    (value) => value.replaceAll(LOW_COMMA, ','),
  );

/** Bar codes are printed in groups of digits. */
const gtinReadings = (text: string) => numberReadings(text.replace(/[\s-]/g, ''));

/** A global trade item number, with its check digit. */
export const gtinColumn = (summary: string): Column<string, false> => ({
  ...column<string>(summary, (text, context) => {
    const written = meaning(text, gtinReadings(text), context, 'cellGtin');
    const digits = matching('cellGtin', /^(?:\d{8}|\d{12,14})$/, written);
    const sum = [...digits]
      .toReversed()
      .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
    if (sum % 10 !== 0) throw new CellError('cellGtin', { text: shortened(text) });
    return digits;
  }),
  readings: gtinReadings,
});

const readSlug = (text: string) => matching('cellSlug', SLUG, text);

export const slugColumn = (summary: string) => column(summary, readSlug);

/** A page of the owner's: its type, and its slug where its type has slugs. */
export const pageColumn = (summary: string) =>
  column(summary, (text) => {
    const [type = '', ...slug] = text.split('/');
    const page = [type.toUpperCase(), ...slug].join('/');
    return matching('cellPage', /^(?:HEADER|FOOTER|HOME|(?:LANDING|CUSTOM)\/[a-z0-9][a-z0-9-]{0,159})$/, page);
  });

/** Entries of other sheets by their slugs, separated by blanks. */
export const slugsColumn = (summary: string) =>
  column<readonly string[]>(
    summary,
    (text) => text.split(/[\s,|]+/).map(readSlug),
    (slugs) => slugs.join(' '),
  );

/** The meaning of a text in a file with these formats. */
function meaning(text: string, readings: Readings, { ways }: CellContext, id: MessageId): string {
  const [one, other] = meanings(readings, ways);
  if (one === undefined) throw new CellError(id, { text: shortened(text) });
  if (other !== undefined) throw new CellError('cellAmbiguous', { text: shortened(text), one, other });
  return one;
}

/** The number in an amount, and what stands before and after it. */
function partsOfAmount(text: string) {
  const [, before = '', number = '', after = ''] =
    /^(\D{0,8})(\d(?:.*\d)?)(\D{0,8})$/.exec(withoutTextMark(text)) ?? [];
  return { number, marks: [before.trim(), after.trim()].filter(Boolean) };
}

const amountReadings = (text: string) => numberReadings(partsOfAmount(text).number);

/** An amount, with or without the sign or the code of the shop's currency. */
export const moneyColumn = (summary: string): Column<number, false> => ({
  ...column<number>(
    summary,
    (text, context) => {
      const symbol = context.currencySymbol;
      const { marks } = partsOfAmount(text);
      const own = [symbol, symbol.replace(/^[A-Za-z]+/, ''), context.currency];
      const others = marks.filter((mark) => !own.includes(mark));
      if (others.some((mark) => /^[A-Z]{3}$|\p{Sc}/u.test(mark)))
        throw new CellError('cellCurrency', { text: shortened(text), symbol });
      const isAmount = others.length === 0 && marks.length < 2;
      const { currency } = context;
      const cents = isAmount
        ? parseMoney(meaning(text, amountReadings(text), context, 'cellMoney'), currency, Number.MAX_SAFE_INTEGER)
        : undefined;
      if (cents === undefined) throw new CellError('cellMoney', { text: shortened(text) });
      if (cents > MONEY_MAX_CENTS)
        throw new CellError('cellMoneyMost', { text: shortened(text), most: moneyText(MONEY_MAX_CENTS, currency) });
      return cents;
    },
    (cents, { currency }) => moneyText(cents, currency),
  ),
  readings: amountReadings,
});

const percentReadings = (text: string) => numberReadings(text.replace(/\s?%$/, ''));

/** In hundredths of a percent. */
export const percentColumn = (summary: string): Column<number, false> => ({
  ...column<number>(
    summary,
    (text, context) => {
      const percent = meaning(text, percentReadings(text), context, 'cellPercent');
      const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percent) ?? [];
      const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
      if (!whole || basisPoints > 10_000) throw new CellError('cellPercent', { text: shortened(text) });
      return basisPoints;
    },
    (basisPoints) => `${basisPoints / 100}`,
  ),
  readings: percentReadings,
});

export const numberColumn = (summary: string, { min = 0, max = 1_000_000_000 } = {}): Column<number, false> => ({
  ...column<number>(summary, (text, context) => {
    const fault = new CellError('cellNumber', { text: shortened(text), min, max });
    const readings = numberReadings(text);
    if (Object.keys(readings).length === 0) throw fault;
    const digits = meaning(text, readings, context, 'cellNumber');
    const number = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw fault;
  }),
  readings: numberReadings,
});

/** A column of fixed words, each of which maps to a value; the first word of a value is used for writing. */
export function choiceColumn<const Choices extends Readonly<Record<string, unknown>>>(
  summary: string,
  choices: Choices,
) {
  type Value = Choices[keyof Choices];
  const words = Object.keys(choices);
  const write = (value: Value) => words.find((word) => choices[word] === value) ?? '';
  const written = words.filter((word) => write(choices[word] as Value) === word);
  return column<Value>(
    summary,
    (text) => {
      const word = text.toLowerCase();
      if (Object.hasOwn(choices, word)) return choices[word] as Value;
      throw new CellError('cellChoice', { text: shortened(text), choices: written.join(', ') });
    },
    write,
  );
}

/** What spreadsheets make of a yes or a no. */
const YES_NO = {
  ...{ yes: true, no: false, true: true, false: false },
  ...{ vrai: true, faux: false, wahr: true, falsch: false, oui: true, non: false, ja: true, nein: false },
};

export const yesNoColumn = (summary: string) => choiceColumn<Readonly<Record<string, boolean>>>(summary, YES_NO);

const MINUTE_MS = 60_000;

/** A time in the time zone of the shop; a date without a time is the whole day. */
export const timeColumn = (summary: string, edge: Edge): Column<number, false> => ({
  ...column<number>(
    summary,
    (text, context) => {
      const at = readTime(meaning(text, timeReadings(text), context, 'cellMoment'), edge, context.timeZone);
      if (at === undefined) throw new CellError('cellMoment', { text: shortened(text) });
      return at;
    },
    (at, { timeZone }) => writeTime(at, edge, timeZone),
  ),
  readings: timeReadings,
  // Spreadsheets leave the seconds out when they save a time.
  isSame: (before, at) => at % MINUTE_MS === 0 && before >= at && before < at + MINUTE_MS,
});

export const emailColumn = (summary: string) =>
  column(summary, (text) => {
    if (isEmail(text)) return text;
    throw new CellError('emailMalformed', { text: shortened(text) });
  });

export const linkColumn = (summary: string) =>
  column(summary, (text) => {
    if (text.length <= 500 && /^(?:https|mailto|tel):/.test(text) && URL.canParse(text)) return text;
    throw new CellError('cellLink', { text: shortened(text) });
  });

/** A page of the shop, or of another site. */
export const pathColumn = (summary: string) =>
  column(summary, (text) => matching('cellPath', /^(?:https:\/\/[a-z0-9]|\/(?!\/))[^\s\\<>"]{0,480}$/, text));

// The store's policy of content lets pages show pictures of the shop's own only.
const MEDIA = new RegExp(`^(?:${MEDIA_ROOT}|${UPLOADS_ROOT})/[\\w/-]+\\.(?:webp|jpg|png|webm|pdf)$`);
const readMedia = (text: string) => matching('cellPicture', MEDIA, text);

/** The address of a picture that is in the shop. */
export const pictureColumn = (summary: string) => column(summary, readMedia);

export const picturesColumn = (summary: string) =>
  column<readonly string[]>(
    summary,
    (text) => text.split(/[\s|]+/).map(readMedia),
    (pictures) => pictures.join(' '),
  );
