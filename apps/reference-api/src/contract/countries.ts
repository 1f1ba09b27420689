/** Languages in which clients of the family name countries. */
const LANGUAGES = ['en', 'fr', 'zh'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codesByName: ReadonlyMap<string, string> | undefined;

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase();

function nameCodes(): ReadonlyMap<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // Codes of countries that are no more stand for others now.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
  const named = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) {
      const name = names.of(code);
      if (name && name !== code) named.set(plain(name), code);
    }
  }
  return named;
}

/** The ISO 3166-1 code of a country that is named, or of its code in any case; every other text as it is. */
export function countryCodeOf(text: string): string {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return code;
  codesByName ??= nameCodes();
  // As in "India (भारत)".
  const [name = ''] = text.split('(');
  return codesByName.get(plain(text)) ?? codesByName.get(plain(name)) ?? text;
}
