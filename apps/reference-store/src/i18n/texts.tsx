import type { IssueTexts } from '@promenade/storefront-hooks/domain';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Words } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { createMessageFormat, type TextValues } from './message-format.ts';

export interface Texts {
  locale: Locale;
  words: Words;
  /** What to say of each issue of a form, where a folder brought it. */
  issueTexts?: IssueTexts | undefined;
  /** A text by its id, with the values put in. */
  say(id: string, values?: TextValues): string;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** The words around this place. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('Pages stand below a TextsProvider.');
  return texts;
}

/**
 * Gives the pages below the words of one language. The provider of react-intl would ask at its start which languages the
 * browser can write dates in, for which Chromium reads the data of every language it has: a long task on a phone.
 */
export function TextsProvider({ locale, words, issueTexts, children }: Omit<Texts, 'say'> & { children: ReactNode }) {
  const texts = useMemo(() => createTexts(locale, words, issueTexts), [locale, words, issueTexts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function createTexts(locale: Locale, words: Words, issueTexts: IssueTexts | undefined): Texts {
  const format = createMessageFormat(locale);
  return {
    locale,
    words,
    issueTexts,
    say(id, values) {
      const message = words[id];
      try {
        if (message === undefined) throw new Error('there is no such text');
        return typeof message === 'string' ? message : message(values, format);
      } catch (cause) {
        // A page with one name in place of a sentence is better than no page.
        console.error(`The text "${id}" cannot be said in ${locale}.`, cause);
        return id;
      }
    },
  };
}
