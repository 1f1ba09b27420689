import { createContext, type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Words } from './catalogue.ts';

/** Whether the words of the account are there; `useAccountText` asks. */
export const HasAccountWords = createContext(false);

/** Adds the words of signing in, buying and the account to those of every page. */
export function AccountWords({ words, children }: { words: Words; children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => Object.assign({}, messages, words), [messages, words]);
  return (
    <HasAccountWords value={true}>
      <IntlProvider locale={locale} messages={all}>
        {children}
      </IntlProvider>
    </HasAccountWords>
  );
}
