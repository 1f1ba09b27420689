import type { CommerceStrings } from './commerce/types.ts';
import type { PatternStrings } from './patterns/types.ts';
import type { PrimitiveStrings } from './primitives/types.ts';

/** Every word the components say by themselves, by the folder that says it. Plurals are functions. */
export interface UiStrings {
  primitives: PrimitiveStrings;
  commerce: CommerceStrings;
  patterns: PatternStrings;
}
