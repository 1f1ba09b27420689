'use client';
import { type Context, useContext } from 'react';

/**
 * Reads a context; it is the first React call of each hook of this package. With a second copy of React this call fails: with an
 * internal `TypeError` in production.
 */
export function useAppContext<Value>(context: Context<Value>): Value {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: nothing in this block is conditional
    return useContext(context);
  } catch (cause) {
    throw new Error(
      '@promenade/storefront-hooks was called outside a component, or it has another copy of React than the app. Run `npm ls react`: one version must be listed. With linked packages, add `resolve.dedupe: ["react", "react-dom"]` to the bundler.',
      { cause },
    );
  }
}
