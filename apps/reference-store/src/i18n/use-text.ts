import { use } from 'react';
import type { FolderMessageId, MessageId, WordFolder } from './catalogue.ts';
import type { TextValues } from './message-format.ts';
import { LoadedFolders } from './more-words.tsx';
import { useTexts } from './texts.tsx';

/** Gives a text in the language of the page. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** Texts that every page may say, and those of the named folders: for pages and dialogs that load them. */
export function useText<Folder extends WordFolder = never>(
  ...folders: readonly Folder[]
): Text<MessageId | FolderMessageId<Folder>> {
  const loaded = use(LoadedFolders);
  const missing = folders.find((folder) => !loaded.has(folder));
  if (missing) {
    throw new Error(`The words of "${missing}" are not loaded here: name the folder in \`words\` of routes/table.ts.`);
  }
  return useTexts().say;
}
