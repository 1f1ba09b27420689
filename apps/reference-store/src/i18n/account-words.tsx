import { UiBaseProvider, useUi } from '@promenade/storefront-ui';
import { createContext, type ReactNode, useMemo } from 'react';
import type { AccountCatalogue } from './catalogue.ts';
import { TextsProvider, useTexts } from './texts.tsx';

/** Whether the words of the account are there; `useAccountText` asks. */
export const HasAccountWords = createContext(false);

/** Adds the words of signing in, buying and the account to those of every page. */
export function AccountWords({ words, children }: { words: AccountCatalogue; children: ReactNode }) {
  const { locale, words: ofEveryPage } = useTexts();
  const ui = useUi();
  const all = useMemo(() => ({ ...ofEveryPage, ...words.messages }), [ofEveryPage, words]);
  const strings = useMemo(() => ({ ...ui.strings, account: words.account }), [ui.strings, words]);
  return (
    <HasAccountWords value={true}>
      <TextsProvider locale={locale} words={all}>
        <UiBaseProvider Link={ui.Link} strings={strings} locale={ui.locale}>
          {children}
        </UiBaseProvider>
      </TextsProvider>
    </HasAccountWords>
  );
}
