/** The address that a text is; `undefined` for text that is none. `URL.canParse` is missing in browsers that the packages run in. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
