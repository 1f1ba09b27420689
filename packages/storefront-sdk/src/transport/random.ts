/** Returns 128 random bits as text; `crypto.randomUUID` is missing on plain http. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
