import type { ComponentType } from 'react';
import { type LoadedWords, loadWords, type WordFolder } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/locale.ts';
import { MoreWords } from '../../i18n/more-words.tsx';
import { type LazyOnIntent, lazyOnIntent } from './lazy-on-intent.ts';

/** A part of the page whose code and words are loaded together, on intent and in the language of the page. */
export function lazyWithWords<Props extends object>(
  folders: readonly WordFolder[],
  load: () => Promise<ComponentType<Props>>,
): Record<Locale, LazyOnIntent<Props>> {
  const inLocale = (locale: Locale) =>
    lazyOnIntent<Props>(async () => {
      const [Part, words] = await Promise.all([load(), loadWords(folders, locale)]);
      return withWords(Part, words);
    });
  return { en: inLocale('en'), fr: inLocale('fr') };
}

/** A part of the page with folders of words of its own. */
export function withWords<Props extends object>(Part: ComponentType<Props>, words: LoadedWords): ComponentType<Props> {
  return (props) => (
    <MoreWords words={words}>
      <Part {...props} />
    </MoreWords>
  );
}
