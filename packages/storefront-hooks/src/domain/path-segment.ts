/**
 * A text as one segment of a path: it can neither end the segment nor climb out of it. Empty for `''`, `'.'` and `'..'`,
 * which no escape keeps from being read as a directory.
 */
export function pathSegment(text: string): string {
  // Half of a surrogate pair cannot be encoded at all.
  return /^\.{0,2}$/.test(text) ? '' : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The text of a segment; `undefined` for what `pathSegment` never makes: a broken escape, an empty or a dot segment. */
export function parsePathSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return pathSegment(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The path of an address without query and hash. */
export const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');
