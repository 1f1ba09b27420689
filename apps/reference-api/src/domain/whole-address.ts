import type { AddressRow } from '../repositories/addresses.ts';

/*
 * Clients of the backend family use one name and one text for the place, the API uses first and last name, lines, city and
 * state. Responses contain both, and a client may change either: the other follows.
 */

const LINE_MAX_LENGTH = 200;

type Name = Pick<AddressRow, 'first_name' | 'last_name'>;
type Place = Pick<AddressRow, 'address_line1' | 'address_line2' | 'city' | 'state'>;

/** Whether nothing of a text can be seen: spaces, line breaks, characters without width. */
export const isInvisible = (text: string): boolean => /^[\p{Z}\p{C}]*$/u.test(text);

/** The name of a person as one text. */
export const wholeName = ({ first_name, last_name }: Name): string => [first_name, last_name].filter(Boolean).join(' ');

/** A place as one text, without postal code and country, which always have their own fields. */
export const wholePlace = ({ address_line1, address_line2, city, state }: Place): string =>
  [address_line1, address_line2, city, state].filter(Boolean).join(', ');

/** First name and the rest. A person may have one name only. */
export function splitName(name: string): Name {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** A place as lines. The city cannot be recognised in the text, so it stays in the lines. */
export function splitPlace(text: string): Place {
  const place = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
  if (place.length <= LINE_MAX_LENGTH) return { address_line1: place, address_line2: null, city: '', state: '' };
  const start = place.slice(0, LINE_MAX_LENGTH);
  const end = [start.lastIndexOf(', '), start.lastIndexOf(' ')].find((at) => at > 0) ?? LINE_MAX_LENGTH;
  const rest = place.slice(end).replace(/^,?\s*/, '');
  return { address_line1: place.slice(0, end), address_line2: rest, city: '', state: '' };
}

interface Change<Parts> {
  /** The parts as they came with the change. */
  given: Parts;
  /** The whole as it came with it, if it did. */
  text: string | undefined;
  /** The previous parts. */
  before: Parts | undefined;
}

/**
 * The parts after a change. A client that knows only the whole text returns the parts unchanged, a client that knows the
 * parts returns the text unchanged: so the value that differs is the change. A blank text is ignored, and so are blank parts
 * next to a text.
 */
function changed<Parts extends object>(
  { given, text, before }: Change<Parts>,
  { whole, split }: { whole: (parts: Parts) => string; split: (text: string) => Parts },
): Parts {
  if (!before || text === undefined) return given;
  if (isInvisible(text)) {
    const nonEmpty = Object.entries(given).filter(([, part]) => part !== '');
    return { ...before, ...Object.fromEntries(nonEmpty) };
  }
  const areGivenAsBefore = whole(given) === whole(before);
  if (text.trim() === whole(before)) return areGivenAsBefore ? before : given;
  return areGivenAsBefore ? split(text) : given;
}

const nameOf = ({ first_name, last_name }: Name): Name => ({ first_name, last_name });
const placeOf = ({ address_line1, address_line2, city, state }: Place): Place => ({
  ...{ address_line1, address_line2, city, state },
});

/** The name after a change of an address. */
export const changedName = (change: Change<Name>): Name =>
  nameOf(changed(change, { whole: wholeName, split: splitName }));
/** The place after a change of an address. */
export const changedPlace = (change: Change<Place>): Place =>
  placeOf(changed(change, { whole: wholePlace, split: splitPlace }));

/** An address of several lines as one. */
export const inOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
