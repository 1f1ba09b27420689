import { warnOnce } from '../dom/warn.ts';
import { en } from './en.ts';
import type { UiStrings } from './types.ts';

declare const process: { env: { NODE_ENV?: string } } | undefined;

type Partially<Words> = Words extends (...args: never) => unknown
  ? Words
  : Words extends object
    ? { readonly [Key in keyof Words]?: Partially<Words[Key]> | undefined }
    : Words;

/** Some of the words, in the same structure as all of them. */
export type PartialStrings = Partially<UiStrings>;

const isGroup = (words: unknown): words is Record<string, unknown> => typeof words === 'object' && words !== null;

function merged(all: unknown, some: unknown): unknown {
  if (some === undefined) return all;
  if (!isGroup(all) || !isGroup(some)) return some;
  const words = { ...all };
  for (const [name, word] of Object.entries(some)) words[name] = merged(words[name], word);
  return words;
}

/** Ids of the missing words. For a group that is missing as a whole, the id of the group. */
function missing(all: Record<string, unknown>, some: Record<string, unknown>, path = ''): string[] {
  return Object.entries(all).flatMap(([name, word]) => {
    const [id, given] = [path + name, some[name]];
    if (given === undefined) return [id];
    return isGroup(word) && isGroup(given) ? missing(word, given, `${id}.`) : [];
  });
}

/** Warns once in development about words that another language lacks, because shoppers then see English ones. */
function warnOfEnglish(strings: PartialStrings, locale: string): void {
  // Before the work: bundlers replace `process.env.NODE_ENV`.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  if (/^en\b/i.test(locale)) return;
  const ids = missing(en as never, strings as never).join(', ');
  if (ids) warnOnce(`<UiProvider locale="${locale}"> shows English for words that its strings lack: ${ids}.`);
}

/** All words: the given ones, and English for the missing ones. */
export function withEnglish(strings: PartialStrings, locale: string): UiStrings {
  warnOfEnglish(strings, locale);
  return merged(en, strings) as UiStrings;
}
