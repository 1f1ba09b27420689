import { en } from './en.ts';
import type { UiStrings } from './types.ts';

type Partially<Words> = Words extends (...args: never) => unknown
  ? Words
  : Words extends object
    ? { readonly [Key in keyof Words]?: Partially<Words[Key]> | undefined }
    : Words;

/** Some of the words that components say, in the places of all of them. */
export type PartialStrings = Partially<UiStrings>;

function merged(all: unknown, some: unknown): unknown {
  if (some === undefined) return all;
  if (typeof all !== 'object' || typeof some !== 'object' || all === null || some === null) return some;
  const words: Record<string, unknown> = { ...all };
  for (const [name, word] of Object.entries(some)) words[name] = merged(words[name], word);
  return words;
}

/** All words: the given ones, English where they leave any out. */
export const withEnglish = (strings: PartialStrings): UiStrings => merged(en, strings) as UiStrings;
