import type { AddressRow } from '../repositories/addresses.ts';

/*
 * Clients of the family know one name and one text for the place, where we know first and last name, lines, city and state.
 * Both are told, and either may be changed: what the other says follows.
 */

const LINE_MAX_LENGTH = 200;

type Name = Pick<AddressRow, 'first_name' | 'last_name'>;
type Place = Pick<AddressRow, 'address_line1' | 'address_line2' | 'city' | 'state'>;

/** Whether nothing of a text can be seen: spaces, line breaks, characters without width. */
export const isInvisible = (text: string): boolean => /^[\p{Z}\p{C}]*$/u.test(text);

/** The name of a person as one text. */
export const wholeName = ({ first_name, last_name }: Name): string => [first_name, last_name].filter(Boolean).join(' ');

/** A place as one text, without postal code and country, which have fields of their own everywhere. */
export const wholePlace = ({ address_line1, address_line2, city, state }: Place): string =>
  [address_line1, address_line2, city, state].filter(Boolean).join(', ');

/** First name and the rest. Somebody may have one name only. */
export function splitName(name: string): Name {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** A place as lines. Which of its words are the city nobody can tell, so they stay in the lines. */
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
  /** The parts as they were. */
  before: Parts | undefined;
}

/**
 * The parts after a change. A client that knows only the whole text sends the parts back as it was told them, one that knows
 * the parts does the same with the text: so whichever differs from before is what was changed. A blank text says nothing, and
 * neither do blank parts beside it.
 */
function changed<Parts extends object>(
  { given, text, before }: Change<Parts>,
  { whole, split }: { whole: (parts: Parts) => string; split: (text: string) => Parts },
): Parts {
  if (!before || text === undefined) return given;
  if (isInvisible(text)) {
    const told = Object.entries(given).filter(([, part]) => part !== '');
    return { ...before, ...Object.fromEntries(told) };
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
