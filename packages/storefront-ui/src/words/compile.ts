import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { WordValue } from './source.ts';

/** Whole numbers up to this one are sampled to find the plural forms of a language. */
const SAMPLES = 1_000;
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Plural rules of a language. */
interface PluralRules {
  /** Forms that whole numbers up to a thousand select. */
  forms: ReadonlySet<string>;
  /** Condition for `one` if `one` and `other` are the only forms; undefined if `Intl` has to choose. */
  isOne: ((count: string) => string) | undefined;
}

const known = new Map<string, PluralRules>();

export function pluralRules(language: string): PluralRules {
  const found = known.get(language) ?? findPluralRules(language);
  known.set(language, found);
  return found;
}

function findPluralRules(language: string): PluralRules {
  const rules = new Intl.PluralRules(language);
  const selected = Array.from({ length: SAMPLES + 1 }, (_, count) => rules.select(count));
  const forms = new Set(FORMS.filter((form) => selected.includes(form as Intl.LDMLPluralRule)));
  const ones = selected.flatMap((form, count) => (form === 'one' ? [count] : [])).join();
  const isSimple = forms.size <= 2 && forms.has('other');
  const conditions: Record<string, (count: string) => string> = {
    '1': (count) => `${count} === 1`,
    '0,1': (count) => `${count} < 2`,
  };
  return { forms, isOne: isSimple ? conditions[ones] : undefined };
}

const SYNTAX = { ignoreTag: true, requiresOtherClause: true } as const;

/** The elements of a message. Throws a SyntaxError for invalid ICU syntax. */
export const parseMessage = (message: string): MessageFormatElement[] => parse(message, SYNTAX);

/** A JavaScript string literal's content; non-breaking spaces are escaped, so that they are visible. */
const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/[\u00a0\u202f]/g, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
const quoted = (text: string) => `'${escaped(text).replaceAll("'", "\\'")}'`;
const inTemplate = (text: string) => escaped(text).replaceAll(/`|\$\{/g, '\\$&');

interface Context {
  language: string;
  rules: PluralRules;
  values: readonly WordValue[];
  /** The number that `#` stands for. */
  pound: string | undefined;
}

/** Compiles elements to JavaScript: a string or a template literal. */
function expression(elements: readonly MessageFormatElement[], context: Context): string {
  if (elements.every((element) => element.type === TYPE.literal)) {
    return quoted(elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join(''));
  }
  const [only] = elements;
  if (only && elements.length === 1 && (only.type === TYPE.plural || only.type === TYPE.select)) {
    return partOf(only, context);
  }
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return inTemplate(element.value);
    const part = `\${${partOf(element, context)}}`;
    return element.type === TYPE.argument && isForeign(element.value, context) ? `${ISOLATE}${part}${END}` : part;
  });
  return `\`${parts.join('')}\``;
}

const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;
/** First strong isolate, and its end: the text between them has an independent direction. */
const [ISOLATE, END] = ['\\u2068', '\\u2069'];

/** Whether a value may have another direction than the text around it: in Arabic, `$5.00` would be shown as `5.00$`. */
const isForeign = (name: string, context: Context) =>
  RIGHT_TO_LEFT.test(context.language) && givenValue(name, context).kind === 'text';

function partOf(element: MessageFormatElement, context: Context): string {
  switch (element.type) {
    case TYPE.argument:
      return givenValue(element.value, context).name;
    case TYPE.pound:
      return context.pound ?? quoted('#');
    case TYPE.number:
      if (element.style) throw new SyntaxError(`A number has no style here: {${element.value}, number, …}`);
      return decimal(numberOf(element.value, context), context.language);
    case TYPE.select:
      return chosen(
        element.options,
        (name) => `${givenValue(element.value, context).name} === ${quoted(name)}`,
        context,
      );
    case TYPE.plural:
      if (element.offset || element.pluralType === 'ordinal') {
        throw new SyntaxError('Plurals are cardinal and have no offset here.');
      }
      return plural(element.options, numberOf(element.value, context), context);
    default:
      throw new SyntaxError('Messages have values, numbers, choices and plurals.');
  }
}

function givenValue(name: string, { values }: Context): WordValue {
  const value = values.find((each) => each.name === name);
  if (!value) throw new SyntaxError(`There is no value {${name}}.`);
  return value;
}

function numberOf(name: string, context: Context): string {
  if (givenValue(name, context).kind !== 'number') throw new SyntaxError(`{${name}} is a text, not a number.`);
  return name;
}

/** Digits stay Latin and ungrouped, as in all other texts of components. */
function decimal(value: string, language: string): string {
  const separator = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(0.5).at(1);
  return separator === '.' ? value : `String(${value}).replace('.', ${quoted(separator ?? '.')})`;
}

type Options = Record<string, { value: MessageFormatElement[] }>;

/** `a ? … : b ? … : …` */
function chosen(options: Options, condition: (name: string) => string, context: Context): string {
  const { other, ...rest } = options;
  const choices = Object.entries(rest).map(
    ([name, { value }]) => `${condition(name)} ? ${expression(value, context)} : `,
  );
  return choices.join('') + expression(other?.value ?? [], context);
}

function plural(options: Options, count: string, context: Context): string {
  const inside = { ...context, pound: count };
  const { isOne } = context.rules;
  const exact = Object.fromEntries(Object.entries(options).filter(([name]) => name.startsWith('=')));
  const forms = Object.entries(options).filter(([name]) => !name.startsWith('='));
  if (isOne || forms.length === 1) {
    const condition = (name: string) => (name === 'one' && isOne ? isOne(count) : `${count} === ${name.slice(1)}`);
    return chosen(options, condition, inside);
  }
  const table = forms.map(([name, { value }]) => `${name}: ${expression(value, inside)}`).join(', ');
  const before = Object.entries(exact).map(
    ([name, { value }]) => `${count} === ${name.slice(1)} ? ${expression(value, inside)} : `,
  );
  return `${before.join('')}form({ ${table} }, ${count})`;
}

/** Declares the helpers that compiled messages call; empty if they call none. */
export const helperFor = (language: string, code: string, isTyped: boolean): string =>
  code.includes('form({')
    ? `const rules = /* @__PURE__ */ new Intl.PluralRules('${language}');
const form = (forms${isTyped ? ': Readonly<Record<string, string>>' : ''}, count${isTyped ? ': number' : ''}) => forms[rules.select(count)] ?? forms.other${isTyped ? " ?? ''" : ''};
`
    : '';

/**
 * Compiles a message to JavaScript: a string if it has no values, otherwise a function of the values. Browsers need neither a
 * parser nor an interpreter for it.
 *
 * @throws SyntaxError for invalid ICU syntax, or for a value that components do not pass.
 */
export function compileMessage(text: string, values: readonly WordValue[], language: string): string {
  const code = expression(parseMessage(text), { language, values, rules: pluralRules(language), pound: undefined });
  return values.length === 0 ? code : `(${values.map(({ name }) => name).join(', ')}) => ${code}`;
}
