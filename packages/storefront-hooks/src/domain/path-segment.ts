/**
 * A text as one segment of a path: it can neither end the segment nor climb out of it. Empty for `''`, `'.'` and `'..'`,
 * which no escape keeps from being read as a place.
 */
export function pathSegment(text: string): string {
  // Half of a surrogate pair cannot be encoded at all.
  return /^\.{0,2}$/.test(text) ? '' : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
