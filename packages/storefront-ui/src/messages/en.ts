import { commerce } from './commerce/en.ts';
import { patterns } from './patterns/en.ts';
import { primitives } from './primitives/en.ts';
import type { UiStrings } from './types.ts';

/** The components' words in English. */
export const en: UiStrings = { primitives, commerce, patterns };
