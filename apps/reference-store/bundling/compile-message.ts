import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Name of the formats' parameter in compiled messages; `src/i18n/message-format.ts` implements them. */
const FORMAT = 'f';
const VALUES = 'v';

const quoted = (text: string) => JSON.stringify(text);

/** Compiles a message to JavaScript: a string if it has no arguments, otherwise a function of the values and the formats. */
export function compileMessage(message: string): string {
  const elements = parse(message, { ignoreTag: true, requiresOtherClause: true });
  const [only] = elements;
  if (!only) return quoted('');
  if (elements.length === 1 && only.type === TYPE.literal) return quoted(only.value);
  return `(${VALUES},${FORMAT})=>${sumOf(elements, '')}`;
}

function sumOf(elements: readonly MessageFormatElement[], pound: string): string {
  const parts = elements.map((element) => partOf(element, pound));
  // The first part is a string, so that numbers are concatenated and not added.
  return parts.length === 0 ? '""' : parts.join('+');
}

function partOf(element: MessageFormatElement, pound: string): string {
  switch (element.type) {
    case TYPE.literal:
      return quoted(element.value);
    case TYPE.argument:
      return `${FORMAT}.text(${VALUES},${quoted(element.value)})`;
    case TYPE.pound:
      return pound;
    case TYPE.number:
      if (element.style) throw new Error(`A number has no style here: {${element.value}, number, …}`);
      return `${FORMAT}.number(${numberIn(element.value)})`;
    case TYPE.date: {
      const style = element.style ?? 'medium';
      if (typeof style !== 'string' || !/^(?:short|medium|long|full)$/.test(style)) {
        throw new Error(`A date is short, medium, long or full: {${element.value}, date, …}`);
      }
      return `${FORMAT}.date(${VALUES},${quoted(element.value)},${quoted(style)})`;
    }
    case TYPE.select: {
      const choices = optionsOf(element.options, pound);
      return `${FORMAT}.select(${VALUES},${quoted(element.value)},${choices})`;
    }
    case TYPE.plural: {
      const count = element.offset ? `${numberIn(element.value)}-${element.offset}` : numberIn(element.value);
      const choices = optionsOf(element.options, `${FORMAT}.number(${count})`);
      const kind = element.pluralType === 'ordinal' ? ',"ordinal"' : '';
      return `${FORMAT}.plural(${numberIn(element.value)},${element.offset},${choices}${kind})`;
    }
    default:
      throw new Error('Messages have arguments, numbers, dates, choices and plurals.');
  }
}

const numberIn = (name: string) => `${FORMAT}.count(${VALUES},${quoted(name)})`;

/** Each option is a function, so that only the chosen text is built. */
function optionsOf(options: Record<string, { value: MessageFormatElement[] }>, pound: string): string {
  const entries = Object.entries(options).map(([name, { value }]) => `${quoted(name)}:()=>${sumOf(value, pound)}`);
  return `{${entries.join(',')}}`;
}
