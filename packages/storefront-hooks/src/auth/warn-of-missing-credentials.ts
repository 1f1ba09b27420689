declare const process: { env: { NODE_ENV?: string } } | undefined;

/** In development, warns that the client does not use the session's credentials. */
export function warnOfMissingCredentials(): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  console.warn(
    'The backend demands a sign-in from a shopper who is signed in, and no request has asked the session for credentials. Pass `authorize: session.authorize` to the client.',
  );
}
