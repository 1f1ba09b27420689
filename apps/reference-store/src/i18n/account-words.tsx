import { createContext, type ReactNode, useMemo } from 'react';
import type { Words } from './catalogue.ts';
import { TextsProvider, useTexts } from './texts.tsx';

/** Whether the words of the account are there; `useAccountText` asks. */
export const HasAccountWords = createContext(false);

/** Adds the words of signing in, buying and the account to those of every page. */
export function AccountWords({ words, children }: { words: Words; children: ReactNode }) {
  const { locale, words: ofEveryPage } = useTexts();
  const all = useMemo(() => ({ ...ofEveryPage, ...words }), [ofEveryPage, words]);
  return (
    <HasAccountWords value={true}>
      <TextsProvider locale={locale} words={all}>
        {children}
      </TextsProvider>
    </HasAccountWords>
  );
}
