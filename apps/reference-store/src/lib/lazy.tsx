import type { ComponentType } from 'react';
import { type LoadedWords, loadWords, type WordFolder } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { MoreWords } from '../i18n/texts.tsx';
import { lazyPart } from './lazy-part.ts';

export interface LazyOnIntent<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches the code ahead: call it when a pointer, a finger or the focus comes near. */
  preload(): void;
  /** Fetches the code; rejects when it does not come. */
  load(): Promise<unknown>;
}

/** A part of the page that few visitors need: its code comes with the first sign that this one does. */
export function lazyOnIntent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyOnIntent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const once = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Component: lazyPart(once), preload: () => void once().catch(() => undefined), load: once };
}

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
