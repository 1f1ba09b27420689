import { use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { HasAccountWords } from './account-words.tsx';
import type { AccountMessageId, MessageId } from './catalogue.ts';

/** Gives a text in the language of the page. */
export type Text<Id extends string> = (id: Id, values?: Record<string, string | number | Date>) => string;

function useWords<Id extends string>(): Text<Id> {
  const intl = useIntl();
  return useMemo(() => (id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Texts that every page may say. */
export function useText(): Text<MessageId> {
  return useWords();
}

/** All texts, those of the account too: for pages and dialogs that load them. */
export function useAccountText(): Text<MessageId | AccountMessageId> {
  if (!use(HasAccountWords)) {
    throw new Error('The words of the account are not loaded here: say `needsAccountWords` in routes/table.ts.');
  }
  return useWords();
}
