'use client';

// Generated from de.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/de.ts';
import { primitives } from './primitives/de.ts';
import { product } from './product/de.ts';
import { shop } from './shop/de.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in German. */
export const de: UiStrings = { primitives, shop, account, product };
