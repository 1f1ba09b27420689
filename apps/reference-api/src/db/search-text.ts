/** Text as it is searched: lower case, no accents, ligatures opened, apostrophes and punctuation as blanks. */
export function searchable(...texts: string[]): string {
  return texts
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
