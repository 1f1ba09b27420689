import { type Infer, int, object, text } from '../schema/schema.ts';

export const HotKeyword = object({
  /** Id. */
  id: int,
  /** The search term. */
  title: text,
});
/** A search term suggested by the shop. */
export interface HotKeyword extends Infer<typeof HotKeyword> {}
