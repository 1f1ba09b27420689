'use client';

// Written from de.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/de.ts';
import { commerce } from './commerce/de.ts';
import { patterns } from './patterns/de.ts';
import { primitives } from './primitives/de.ts';
import { product } from './product/de.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, commerce, patterns, primitives, product };

/** The components' words in German. */
export const de: UiStrings = { primitives, commerce, patterns, account, product };
