import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { compileMessage, parseMessage, pluralRules } from './compile.ts';
import type { SourceWord, Words } from './source.ts';

/** A problem in the messages of a language. */
export interface WordProblem {
  id: string;
  kind: 'missing' | 'unknown' | 'syntax' | 'values' | 'forms';
  /** Explanation for the translator, in English. */
  text: string;
}

interface Used {
  values: Set<string>;
  /** The forms of each plural. */
  plurals: string[][];
}

function collect(elements: readonly MessageFormatElement[], used: Used): Used {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) continue;
    used.values.add(element.value);
    if (element.type === TYPE.plural) used.plurals.push(Object.keys(element.options));
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) collect(value, used);
    }
  }
  return used;
}

const usedIn = (text: string) => collect(parseMessage(text), { values: new Set(), plurals: [] });
const listed = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ');

/** Plural forms that are missing in this language, and forms that the language does not have. */
function formProblems(plurals: readonly string[][], language: string): string[] {
  const { forms } = pluralRules(language);
  return plurals.flatMap((options) => {
    const named = options.filter((name) => !name.startsWith('='));
    const odd = named.filter((name) => name !== 'other' && !forms.has(name));
    // Zero and one often have special wordings, and many messages are never used with zero.
    const isChosen = named.length > 1;
    const lacking = [...forms].filter((name) => isChosen && !['zero', 'one'].includes(name) && !named.includes(name));
    return [
      ...(odd.length > 0 ? [`has the plural form ${odd.join(', ')}, which ${language} does not know`] : []),
      ...(lacking.length > 0 ? [`lacks the plural form ${lacking.join(', ')}`] : []),
    ];
  });
}

function problemsOf(
  { id, text: english, values, note }: SourceWord,
  text: string | undefined,
  language: string,
): WordProblem[] {
  const problem = (kind: WordProblem['kind'], what: string): WordProblem => ({ id, kind, text: what });
  if (!text?.trim()) return [problem('missing', `is missing. English: ${english}${note ? ` (${note})` : ''}`)];
  try {
    const [wanted, used] = [usedIn(english).values, usedIn(text)];
    const lacking = [...wanted].filter((name) => !used.values.has(name));
    const odd = [...used.values].filter((name) => !wanted.has(name));
    if (lacking.length + odd.length > 0) {
      const parts = [
        lacking.length > 0 && `lacks ${listed(lacking)}`,
        odd.length > 0 && `has ${listed(odd)}, which is not given`,
      ];
      return [problem('values', `${parts.filter(Boolean).join(' and ')}. English: ${english}`)];
    }
    compileMessage(text, values, language);
    return formProblems(used.plurals, language).map((what) => problem('forms', `${what}.`));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [problem('syntax', `cannot be read: ${error.message}`)];
  }
}

/** Missing, unknown and invalid messages of a language, in the order of the English ones. */
export function checkWords(source: readonly SourceWord[], words: Words, language: string): WordProblem[] {
  const known = new Set(source.map(({ id }) => id));
  return [
    ...source.flatMap((word) => problemsOf(word, Object.hasOwn(words, word.id) ? words[word.id] : undefined, language)),
    ...Object.keys(words).flatMap((id): WordProblem[] =>
      known.has(id) ? [] : [{ id, kind: 'unknown', text: 'is not used by any component.' }],
    ),
  ];
}

/** The messages in the order of the English ones, with empty texts for the translator to fill in. */
export const wordsToTranslate = (source: readonly SourceWord[], words: Words): Words =>
  Object.fromEntries(source.map(({ id }) => [id, Object.hasOwn(words, id) ? (words[id] ?? '') : '']));
