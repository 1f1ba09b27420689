'use client';

// Generated from nl.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/nl.ts';
import { primitives } from './primitives/nl.ts';
import { product } from './product/nl.ts';
import { shop } from './shop/nl.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Dutch. */
export const nl: UiStrings = { primitives, shop, account, product };
