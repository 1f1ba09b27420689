'use client';

import { useMemo } from 'react';
import { en } from '../messages/en.ts';
import { type PartialStrings, withEnglish } from '../messages/with-english.ts';
import { UiBaseProvider, type UiBaseProviderProps } from './ui-context.tsx';

export interface UiProviderProps extends Omit<UiBaseProviderProps, 'strings' | 'locale'> {
  /** Words that replace the English ones: a whole language (`messages/fr`), or single words. @default English */
  strings?: PartialStrings | undefined;
  /** BCP 47 tag of the language of the words. @default 'en' */
  locale?: string | undefined;
}

/**
 * Gives every component its link component and its words, in English by default. Put it once around the shop. Words that
 * another language lacks are shown in English; a warning in development names them.
 */
export function UiProvider({ strings, locale = 'en', ...props }: UiProviderProps) {
  const words = useMemo(() => (strings ? withEnglish(strings, locale) : en), [strings, locale]);
  return <UiBaseProvider {...props} strings={words} locale={locale} />;
}
