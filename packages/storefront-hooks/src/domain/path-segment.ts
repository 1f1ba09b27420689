/**
 * Encodes a text as one segment of a path, so that it can neither end the segment nor refer to another directory. Empty for
 * `''`, `'.'` and `'..'`, because dot segments are resolved even if they are escaped.
 */
export function pathSegment(text: string): string {
  // `encodeURIComponent` throws for a lone surrogate.
  return /^\.{0,2}$/.test(text) ? '' : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Decodes a segment; `undefined` for segments that `pathSegment` never returns: an invalid escape, an empty or a dot segment. */
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

/** A path of `store-paths.ts` with these encoded segments in place of the names in braces. */
export const filled = (path: string, segments: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (name, key) => segments[key] ?? name);
