/** How hard a password is to guess, by its characters. Advice only; the server decides which passwords it accepts. */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' {
  const length = [...password].length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  if (length < 8 || variety < 5) return 'weak';
  return length >= 14 || (length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
