const REDACTED = '***';

/**
 * Matches secret or personal fields, with their values, in a URL, a form or JSON.
 * The bounds here and below keep the time linear in the length of the text.
 */
const SECRET_FIELDS =
  /((?:^|[?&#"])\w{0,40}(?:token|secret|password|captcha|code|uuid|mail|phone|account|proof)\w{0,40})(?:=[^&#]+|("\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+))/gi;

/** Matches values that are secret or personal in any field. */
const SECRET_PATTERNS: readonly RegExp[] = [
  // E-mail addresses, also URL-encoded.
  /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w.-]+/gi,
  // Signed tokens.
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  // Client secrets of payments.
  /\b\w{1,64}_secret_\w+/g,
  // Ids of guests' carts.
  /\b[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\b/gi,
];

/** Masks tokens, secrets, passwords, e-mail codes, cart ids, e-mail addresses and phone numbers in a text. */
export function mask(text: string): string {
  const masked = text.replace(SECRET_FIELDS, (_, name: string, colon?: string) =>
    colon ? `${name}${colon}"${REDACTED}"` : `${name}=${REDACTED}`,
  );
  return SECRET_PATTERNS.reduce((result, pattern) => result.replace(pattern, REDACTED), masked);
}
