import { visibleText } from '@promenade/storefront-hooks/domain';

/** Passwords are not normalized: a password may contain invisible characters. */
const IS_SECRET = /password/i;
/** Deeper than any input; what lies below it is refused anyway. */
const DEPTH_MAX = 12;

/** Removes invisible characters from all texts of an input. Untrusted input: any JSON value. */
export function withVisibleTexts(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return visibleText(input);
  if (typeof input !== 'object' || input === null || depth > DEPTH_MAX) return input;
  if (Array.isArray(input)) return input.map((each) => withVisibleTexts(each, depth + 1));
  const seen = (name: string, value: unknown) => (IS_SECRET.test(name) ? value : withVisibleTexts(value, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, seen(name, value)]));
}
