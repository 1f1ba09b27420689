import type { IssueTexts } from '@promenade/storefront-hooks/domain';
import { UiBaseProvider, useUi } from '@promenade/storefront-ui';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { FolderMessageId, LoadedWords, MessageId, WordFolder, Words } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { messageFormat, type TextValues } from './message-format.ts';

interface Texts {
  locale: Locale;
  words: Words;
  /** Messages for the issues of a form, if a loaded folder has them. */
  issueTexts?: IssueTexts | undefined;
  /** A text by its id, with the values inserted. */
  say(id: string, values?: TextValues): string;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** The texts of the surrounding provider. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('Pages stand below a TextsProvider.');
  return texts;
}

/**
 * Provides the texts of one language. The provider of react-intl is not used: it would check at its start in which languages the browser can format
 * dates, for which Chromium loads the data of all its languages, a long task on a phone.
 */
export function TextsProvider({ locale, words, issueTexts, children }: Omit<Texts, 'say'> & { children: ReactNode }) {
  const texts = useMemo(() => createTexts(locale, words, issueTexts), [locale, words, issueTexts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of a language. */
export function createTexts(locale: Locale, words: Words, issueTexts?: IssueTexts | undefined): Texts {
  const format = messageFormat(locale);
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
        // A page with one id in place of a sentence is better than no page.
        console.error(`The text "${id}" cannot be said in ${locale}.`, cause);
        return id;
      }
    },
  };
}

/** The loaded folders, which `useText` checks. */
const LoadedFolders = createContext<ReadonlySet<WordFolder>>(new Set());

/** Adds folders of texts to those of every page. */
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
        <UiBaseProvider {...ui} layers={ui.layers.current} strings={strings}>
          {children}
        </UiBaseProvider>
      </TextsProvider>
    </LoadedFolders>
  );
}

/** Returns a text in the page's language. */
type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** Texts of every page and of the given folders, which the page or dialog must have loaded. */
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

/** Messages for the issues of a form, in the page's language. */
export function useIssueTexts(): IssueTexts {
  const { issueTexts } = useTexts();
  if (!issueTexts)
    throw new Error('Only the folders "account", "application", "frame" and "service" have the texts of issues.');
  return issueTexts;
}
