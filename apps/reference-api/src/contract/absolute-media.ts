/** A path to a picture in a text, an HTML attribute or a list within a text. */
const MEDIA = /(^|["'(,=\s])(\/media\/(?:r1|uploads|pages)\/)/g;

/** Makes the URLs of pictures absolute, for pages on another origin. */
export function withAbsoluteMedia(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return data.includes('/media/') ? data.replace(MEDIA, `$1${origin}$2`) : data;
  if (Array.isArray(data)) return data.map((item) => withAbsoluteMedia(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withAbsoluteMedia(value, origin)]));
}
