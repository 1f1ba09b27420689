import { use } from 'react';
import { HasAccountWords } from './account-words.tsx';
import type { AccountMessageId, MessageId } from './catalogue.ts';
import { type TextValues, useTexts } from './texts.tsx';

/** Gives a text in the language of the page. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** Texts that every page may say. */
export function useText(): Text<MessageId> {
  return useTexts().say;
}

/** All texts, those of the account too: for pages and dialogs that load them. */
export function useAccountText(): Text<MessageId | AccountMessageId> {
  if (!use(HasAccountWords)) {
    throw new Error('The words of the account are not loaded here: say `needsAccountWords` in routes/table.ts.');
  }
  return useTexts().say;
}
