declare const process: { env: { NODE_ENV?: string } } | undefined;

/** In development, warns that loading a document has discarded the tokens, which were only in memory. */
export function warnOfLostTokens(): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  console.warn(
    'The shopper was signed in, but a new document has lost the tokens, which are in memory where they are bound to no key. Navigate without loading a document, after `completeSignIn` too, or see `unboundTokens`.',
  );
}
