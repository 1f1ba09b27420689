import { commerce } from './commerce/fr.ts';
import { patterns } from './patterns/fr.ts';
import { primitives } from './primitives/fr.ts';
import type { UiStrings } from './types.ts';

/** The components' words in French. */
export const fr: UiStrings = { primitives, commerce, patterns };
