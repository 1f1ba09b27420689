const accents: Readonly<Record<string, string>> = {
  ...{ a: 'åå', e: 'éé', i: 'îî', o: 'öö', u: 'ûû', y: 'ýý' },
  ...{ A: 'ÅÅ', E: 'ÉÉ', I: 'ÎÎ', O: 'ÖÖ', U: 'ÛÛ', Y: 'ÝÝ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** A text with accents, about 40 % longer, in brackets that show where it is cut off or glued together. */
export function pseudoText(text: string): string {
  if (text === '') return text;
  return `[${text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)}]`;
}

/** The same words in the pseudo-locale `en-XA`, those made by functions included. */
export function pseudoWords<Words>(words: Words): Words {
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function') return (...values: unknown[]) => translated(value(...values));
    if (Array.isArray(value)) return value.map(translated);
    if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part)]));
  };
  return translated(words) as Words;
}
