// Separate from `store.ts`, so that only shops with custom pages load it.
import { type Infer, nullable, object, oneOfOpen, text } from '../schema/schema.ts';

export const StorePage = object({
  /** URL of the HTML; fetch it without credentials. */
  html: text,
  /** URLs of the style sheets, joined by commas. */
  css: text,
  /** Name. */
  name: text,
  /** Type of the page. */
  type: nullable(oneOfOpen('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM')),
  /** Slug, the readable part of the URL. */
  slug: nullable(text),
});
/** A page designed by the store owner: the URL of its HTML and comma-separated URLs of its CSS. */
export interface StorePage extends Infer<typeof StorePage> {}
