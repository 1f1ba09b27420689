/** Languages in which clients of the family name countries. */
const LANGUAGES = ['en', 'fr', 'zh'];
const STYLES = ['long', 'short'] as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Names in use that `Intl` lacks: older ones, those of ISO 3166, and shorter ones. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  BN: ['brunei darussalam'],
  CD: ['democratic republic of congo', 'dr congo', 'république démocratique du congo'],
  CG: ['congo', 'republic of congo', 'république du congo'],
  CI: ['ivory coast'],
  CV: ['cabo verde'],
  CZ: ['czech republic', 'république tchèque'],
  GB: ['great britain', 'england', 'scotland', 'wales', 'northern ireland', 'angleterre', 'écosse'],
  HK: ['hong kong sar'],
  KP: ['democratic peoples republic of korea'],
  KR: ['republic of korea', 'korea', 'corée'],
  LA: ['lao peoples democratic republic'],
  MK: ['macedonia', 'macédoine'],
  MM: ['burma', 'birmanie'],
  MO: ['macau'],
  NL: ['holland', 'hollande'],
  PS: ['palestine', 'state of palestine'],
  RU: ['russian federation', 'fédération de russie'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey'],
  US: ['usa', 'united states of america', 'america'],
  VA: ['vatican', 'holy see'],
  VN: ['viet nam'],
};

/** A name without what spellings differ in: case, accents, points, articles, "and" and "saint". */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{Mn}.'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('-', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');

let codesByName: ReadonlyMap<string, string> | undefined;

function nameCodes(): ReadonlyMap<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => currentCode(code) === code,
  );
  const named = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const style of STYLES) {
      const names = new Intl.DisplayNames([language], { type: 'region', style });
      for (const code of codes) {
        const name = names.of(code);
        if (name && name !== code) named.set(plain(name), code);
      }
    }
  }
  for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names) named.set(plain(name), code);
  return named;
}

/** The code that stands for a country now: GB for UK, DE for DD. */
const currentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

/** Ways to write a country that lists of countries have: "India (भारत)", "Korea, Republic of", "Iran, Islamic Republic of". */
function spellings(text: string): string[] {
  const [name = ''] = text.split('(');
  const [head = '', ...tail] = name.split(',');
  return [text, name, [...tail, head].join(' '), head];
}

/** The ISO 3166-1 code for a country name or for a code in any case; any other text is returned unchanged. */
export function countryCodeOf(text: string): string {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return currentCode(code);
  codesByName ??= nameCodes();
  for (const spelling of spellings(text)) {
    const known = codesByName.get(plain(spelling));
    if (known) return known;
  }
  return text;
}
