import { visibleText } from '@promenade/storefront-hooks/domain';

/** Passwords are taken as they are typed: an account may have one that nobody sees. */
const IS_SECRET = /password/i;
/** Deeper than any input; what lies below it is refused anyway. */
const DEPTH_MAX = 12;

/** An input with all of its texts as everybody sees them. Untrusted input: it may be anything that JSON can say. */
export function withVisibleTexts(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return visibleText(input);
  if (typeof input !== 'object' || input === null || depth > DEPTH_MAX) return input;
  if (Array.isArray(input)) return input.map((each) => withVisibleTexts(each, depth + 1));
  const seen = (name: string, value: unknown) => (IS_SECRET.test(name) ? value : withVisibleTexts(value, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, seen(name, value)]));
}
