'use client';

// Written from en.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/en.ts';
import { commerce } from './commerce/en.ts';
import { patterns } from './patterns/en.ts';
import { primitives } from './primitives/en.ts';
import { product } from './product/en.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, commerce, patterns, primitives, product };

/** The components' words in English. */
export const en: UiStrings = { primitives, commerce, patterns, account, product };
