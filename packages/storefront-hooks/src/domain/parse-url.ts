/** Parses an address; `undefined` if it is invalid. `URL.canParse` and `URL.parse` are missing in some supported browsers. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
