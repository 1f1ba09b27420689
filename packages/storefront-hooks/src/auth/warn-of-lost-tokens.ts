declare const process: { env: { NODE_ENV?: string } } | undefined;

/** Warns, in development, that a new document has lost the tokens of a sign-in that were in memory. */
export function warnOfLostTokens(): void {
  // Written so that bundlers leave out what follows.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  console.warn(
    'The shopper was signed in, but a new document has lost the tokens, which are in memory where they are bound to no key. Navigate without loading a document, after `completeSignIn` too, or see `unboundTokens` and `silentRedirectUri`.',
  );
}
