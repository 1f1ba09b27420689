const accents: Readonly<Record<string, string>> = {
  ...{ a: 'åå', e: 'éé', i: 'îî', o: 'öö', u: 'ûû', y: 'ýý' },
  ...{ A: 'ÅÅ', E: 'ÉÉ', I: 'ÎÎ', O: 'ÖÖ', U: 'ÛÛ', Y: 'ÝÝ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with accents, about 40 % longer. Its brackets show truncation and concatenation. `kept` parts don't change. */
export function pseudoText(text: string, kept: readonly string[] = []): string {
  if (text === '') return text;
  const parts = kept.length > 0 ? text.split(new RegExp(`(${kept.map(escaped).join('|')})`)) : [text];
  return `[${parts.map((part) => (kept.includes(part) ? part : accented(part))).join('')}]`;
}

/** The values of a message, such as names and prices, which aren't translated. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The same strings in the pseudo-locale `en-XA`, including those that functions return. */
export function pseudoWords<Words>(words: Words): Words {
  const translated = (value: unknown, kept: readonly string[] = []): unknown => {
    if (typeof value === 'string') return pseudoText(value, kept);
    if (typeof value === 'function') {
      return (...values: unknown[]) => translated(value(...values), values.flatMap(textsIn));
    }
    if (Array.isArray(value)) return value.map((part) => translated(part, kept));
    if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part, kept)]));
  };
  return translated(words) as Words;
}
