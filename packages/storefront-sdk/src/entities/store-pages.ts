// Apart from the other calls of the store: pages load it only where an owner has pages.
import { type Infer, nullable, object, oneOfOpen, text } from '../schema/schema.ts';

export const StorePage = object({
  /** Address of its HTML; fetch it without credentials. */
  html: text,
  /** Addresses of its style sheets, separated by commas. */
  css: text,
  /** Name. */
  name: text,
  /** Type of the page. */
  type: nullable(oneOfOpen('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM')),
  /** Readable part of its address. */
  slug: nullable(text),
});
/** A page designed by the store owner: the URL of its HTML, comma-separated URLs of its CSS. */
export interface StorePage extends Infer<typeof StorePage> {}
