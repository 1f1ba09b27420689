'use client';

// Generated from it.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/it.ts';
import { primitives } from './primitives/it.ts';
import { product } from './product/it.ts';
import { shop } from './shop/it.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Italian. */
export const it: UiStrings = { primitives, shop, account, product };
