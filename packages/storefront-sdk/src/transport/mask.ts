const REDACTED = '***';

/**
 * Matches secret or personal fields, with their values, in a URL, a form, JSON or a text (`token=abc`).
 * The bounds here and below keep the time linear in the length of the text.
 */
const SECRET_FIELDS =
  /((?<!\w)\w{0,40}(?:token|secret|password|captcha|code|uuid|mail|phone|account|proof)\w{0,40})(?:=(?:"[^"]*"?|[^&#\s]+)|("\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+))/gi;

/** Matches secrets after their names in a text or a header; the second group is the secret. */
const NAMED_SECRETS: readonly RegExp[] = [
  /((?<![\w-])[\w-]{0,40}(?:token|secret|password|authorization)\s{0,3}:\s{0,3}(?:(?:bearer|dpop|basic)\s{1,3})?)([^\s"',;*]+)/gi,
  /(\b(?:bearer|dpop)\s{1,3})([\w.~+/=-]+)/gi,
  // Codes of e-mails and text messages, but not the error codes 410000 to 410002.
  /(\bcode\s{1,3}(?:is\s{1,3})?)(?!41000[0-2]\b)(\d{4,8}\b)/gi,
];

/** Matches values that are secret or personal in any field. */
const SECRET_PATTERNS: readonly RegExp[] = [
  // E-mail addresses, also URL-encoded.
  /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w.-]+/gi,
  // International phone numbers, also URL-encoded.
  /(?<!\w)(?:\+|%2B)\d(?:[ ()./-]{0,2}\d){7,14}(?!\d)/gi,
  // Signed tokens.
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  // Client secrets of payments.
  /\b\w{1,64}_secret_\w+/g,
  // Ids of guests' carts.
  /\b[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\b/gi,
];

/**
 * Masks secret and personal values in a text: fields named token, secret, password, captcha, code, uuid, mail, phone,
 * account or proof (`token=…`, `"token":"…"`), `Authorization` headers, signed tokens, `code 123456`, cart ids, e-mail
 * addresses, and phone numbers that begin with `+`. Other values without a name are not recognised.
 */
export function mask(text: string): string {
  const masked = text.replace(SECRET_FIELDS, (_, name: string, colon?: string) =>
    colon ? `${name}${colon}"${REDACTED}"` : `${name}=${REDACTED}`,
  );
  const named = NAMED_SECRETS.reduce((result, pattern) => result.replace(pattern, `$1${REDACTED}`), masked);
  return SECRET_PATTERNS.reduce((result, pattern) => result.replace(pattern, REDACTED), named);
}
