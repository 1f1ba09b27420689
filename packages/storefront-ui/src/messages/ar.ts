'use client';

// Generated from ar.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/ar.ts';
import { primitives } from './primitives/ar.ts';
import { product } from './product/ar.ts';
import { shop } from './shop/ar.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Arabic. */
export const ar: UiStrings = { primitives, shop, account, product };
