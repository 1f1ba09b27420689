declare const process: { env: { NODE_ENV?: string } } | undefined;

/** Warns, in development, that the client of a session does not ask it for credentials. */
export function warnOfMissingCredentials(): void {
  // Written so that bundlers leave out what follows.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  console.warn(
    'The backend demands a sign-in from a shopper who is signed in, and no request has asked the session for credentials. Pass `authorize: session.authorize` to the client.',
  );
}
