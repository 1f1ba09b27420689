import { en } from './en.ts';
import type { UiStrings } from './types.ts';

declare const process: { env: { NODE_ENV?: string } } | undefined;

type Partially<Words> = Words extends (...args: never) => unknown
  ? Words
  : Words extends object
    ? { readonly [Key in keyof Words]?: Partially<Words[Key]> | undefined }
    : Words;

/** Some of the words that components say, in the places of all of them. */
export type PartialStrings = Partially<UiStrings>;

const isGroup = (words: unknown): words is Record<string, unknown> => typeof words === 'object' && words !== null;

function merged(all: unknown, some: unknown): unknown {
  if (some === undefined) return all;
  if (!isGroup(all) || !isGroup(some)) return some;
  const words = { ...all };
  for (const [name, word] of Object.entries(some)) words[name] = merged(words[name], word);
  return words;
}

/** Ids of the words that are missing; of a group without any, its own. */
function missing(all: Record<string, unknown>, some: Record<string, unknown>, path = ''): string[] {
  return Object.entries(all).flatMap(([name, word]) => {
    const [id, given] = [path + name, some[name]];
    if (given === undefined) return [id];
    return isGroup(word) && isGroup(given) ? missing(word, given, `${id}.`) : [];
  });
}

const warned = new Set<string>();

/** Says once in development which words of another language are missing: a shopper reads English in their place. */
function warnOfEnglish(strings: PartialStrings, locale: string): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  if (/^en\b/i.test(locale)) return;
  const ids = missing(en as never, strings as never).join(', ');
  const warning = `<UiProvider locale="${locale}"> shows English for words that its strings lack: ${ids}.`;
  if (!ids || warned.has(warning)) return;
  warned.add(warning);
  console.warn(warning);
}

/** All words: the given ones, English where they leave any out. */
export function withEnglish(strings: PartialStrings, locale: string): UiStrings {
  warnOfEnglish(strings, locale);
  return merged(en, strings) as UiStrings;
}
