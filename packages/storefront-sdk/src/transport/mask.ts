const REDACTED = '***';

/**
 * Fields whose values are secret or personal, with their values, in an address, a form or JSON.
 * Bounded, as the patterns below are, to stay linear in the length of the text.
 */
const SECRET_FIELDS =
  /((?:^|[?&#"])\w{0,40}(?:token|secret|password|captcha|code|uuid|mail|phone|account|proof)\w{0,40})(?:=[^&#]+|("\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+))/gi;

/** Values that are secret or personal in any field. */
const SECRET_PATTERNS: readonly RegExp[] = [
  // E-mail addresses, also encoded.
  /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w.-]+/gi,
  // Signed tokens.
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  // Client secrets of payments.
  /\b\w{1,64}_secret_\w+/g,
  // Ids of guests' carts.
  /\b[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\b/gi,
];

/** A text with tokens, secrets, passwords, e-mail codes, cart ids, e-mail addresses and phone numbers hidden. */
export function mask(text: string): string {
  const masked = text.replace(SECRET_FIELDS, (_, name: string, colon?: string) =>
    colon ? `${name}${colon}"${REDACTED}"` : `${name}=${REDACTED}`,
  );
  return SECRET_PATTERNS.reduce((result, pattern) => result.replace(pattern, REDACTED), masked);
}
