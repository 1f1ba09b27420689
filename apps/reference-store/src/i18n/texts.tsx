import type { IssueTexts } from '@promenade/storefront-hooks/domain';
import { UiBaseProvider, useUi } from '@promenade/storefront-ui';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { FolderMessageId, LoadedWords, MessageId, WordFolder, Words } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { createMessageFormat, type TextValues } from './message-format.ts';

interface Texts {
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

/** The texts of a language. */
export function createTexts(locale: Locale, words: Words, issueTexts?: IssueTexts | undefined): Texts {
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

/** The folders of words that are there; `useText` asks. */
const LoadedFolders = createContext<ReadonlySet<WordFolder>>(new Set());

/** Adds folders of words to those of every page. */
export function MoreWords({ words, children }: { words: LoadedWords; children: ReactNode }) {
  const { locale, words: above, issueTexts: issueTextsAbove } = useTexts();
  const foldersAbove = use(LoadedFolders);
  const ui = useUi();
  const all = useMemo(() => Object.assign({}, above, ...words.map(([, { messages }]) => messages)), [above, words]);
  const issueTexts = words.find(([, { issueTexts }]) => issueTexts)?.[1].issueTexts ?? issueTextsAbove;
  const loaded = useMemo(() => new Set([...foldersAbove, ...words.map(([folder]) => folder)]), [foldersAbove, words]);
  const strings = useMemo(
    () => Object.assign({}, ui.strings, ...words.map(([, { uiStrings }]) => uiStrings)),
    [ui.strings, words],
  );
  return (
    <LoadedFolders value={loaded}>
      <TextsProvider locale={locale} words={all} issueTexts={issueTexts}>
        <UiBaseProvider Link={ui.Link} strings={strings} locale={ui.locale}>
          {children}
        </UiBaseProvider>
      </TextsProvider>
    </LoadedFolders>
  );
}

/** Gives a text in the language of the page. */
type Text<Id extends string> = (id: Id, values?: TextValues) => string;

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

/** What to say of each issue of a form, in the language of the page. */
export function useIssueTexts(): IssueTexts {
  const { issueTexts } = useTexts();
  if (!issueTexts)
    throw new Error('Only the folders "account", "application", "frame" and "service" have the texts of issues.');
  return issueTexts;
}
