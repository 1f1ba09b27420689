import { visibleText } from '@promenade/storefront-hooks/domain';

/** Passwords are not normalized: a password may contain invisible characters. */
const IS_SECRET = /password/i;
/** Texts of several lines; line ends in others, such as names, are spaces. */
const IS_LONG = /comment|mark|detail|address$|keywords|text|reason|explain|message|note|content|description/i;
/** Deeper than any input; what lies below it is refused anyway. */
const DEPTH_MAX = 12;

/**
 * What of all texts of an input may be stored: their visible parts. NUL and controls in addresses of mail stay, since they are refused later. Untrusted input:
 * any JSON value.
 */
export function withVisibleTexts(input: unknown, name = '', depth = 0): unknown {
  if (typeof input === 'string') {
    if (input.includes('\0') || (/email/i.test(name) && /\p{Cc}/u.test(input))) return input;
    const visible = visibleText(input);
    return IS_LONG.test(name) ? visible : visible.replaceAll('\n', ' ');
  }
  if (typeof input !== 'object' || input === null || depth > DEPTH_MAX) return input;
  if (Array.isArray(input)) return input.map((each) => withVisibleTexts(each, name, depth + 1));
  const seen = (field: string, value: unknown) =>
    IS_SECRET.test(field) ? value : withVisibleTexts(value, field, depth + 1);
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, seen(field, value)]));
}
