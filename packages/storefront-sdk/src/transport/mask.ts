const hidden = '***';

/**
 * Names whose values are nobody's business, with their values, in an address, a form or JSON.
 * Bounded, as what follows is, to stay linear in the length of the text.
 */
const named =
  /((?:^|[?&#"])\w{0,40}(?:token|secret|password|captcha|code|uuid|mail|phone|account|proof)\w{0,40})(?:=[^&#]+|("\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+))/gi;

/** What gives a secret away by its look, whatever its name. */
const looks: readonly RegExp[] = [
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
  const unnamed = text.replace(named, (_, name: string, colon?: string) =>
    colon ? `${name}${colon}"${hidden}"` : `${name}=${hidden}`,
  );
  return looks.reduce((masked, look) => masked.replace(look, hidden), unnamed);
}
