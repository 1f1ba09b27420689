'use client';

// Generated from en.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/en.ts';
import { primitives } from './primitives/en.ts';
import { product } from './product/en.ts';
import { shop } from './shop/en.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in English. */
export const en: UiStrings = { primitives, shop, account, product };
