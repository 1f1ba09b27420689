import { UiBaseProvider, useUi } from '@promenade/storefront-ui';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { LoadedWords, WordFolder } from './catalogue.ts';
import { TextsProvider, useTexts } from './texts.tsx';

/** The folders of words that are there; `useText` asks. */
export const LoadedFolders = createContext<ReadonlySet<WordFolder>>(new Set());

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
