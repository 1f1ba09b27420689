'use client';

// Generated from fr.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/fr.ts';
import { primitives } from './primitives/fr.ts';
import { product } from './product/fr.ts';
import { shop } from './shop/fr.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in French. */
export const fr: UiStrings = { primitives, shop, account, product };
