import {
  categorySuggestionView,
  suggestionView,
  useCategories,
  useHotKeywords,
  useNow,
  useRecentSearches,
  useSearchSuggestions,
  useStorefront,
} from '@promenade/storefront-hooks';
import { localizePath, nextDiscountEnd } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import { SearchDrawer } from '@promenade/storefront-ui/shop/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../lib/environment.ts';
import type { OverlayProps } from '../lib/overlays.tsx';
import { SEARCH_PATH, searchPath } from '../lib/search-path.ts';

const MOST_CATEGORIES = 3;

const flatten = (tree: readonly Category[]): Category[] => tree.flatMap((each) => [each, ...flatten(each.childList)]);

/** Search over the page. */
export function SearchPanel({ open, onClose }: OverlayProps) {
  const { locale } = useEnvironment();
  const shop = useStorefront();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { data: suggestions = [], isLoading: areSuggestionsLoading } = useSearchSuggestions(words);
  const { data: tree = [] } = useCategories();
  const { data: hot = [] } = useHotKeywords();
  const recent = useRecentSearches();
  const now = useNow((time) => nextDiscountEnd(suggestions, time));

  const typed = words.trim().toLocaleLowerCase(locale);
  const fitting = typed ? flatten(tree).filter(({ name }) => name.toLocaleLowerCase(locale).includes(typed)) : [];
  const entry = (each: string) => ({ words: each, href: searchPath(each) });
  return (
    <SearchDrawer
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      value={words}
      onValueChange={setWords}
      action={localizePath(SEARCH_PATH, locale)}
      onSearch={(wanted) => {
        recent.remember(wanted);
        onClose();
        void navigate(searchPath(wanted));
      }}
      suggestionsPending={areSuggestionsLoading}
      products={suggestions.map((card) => suggestionView(card, shop, now))}
      categories={fitting.slice(0, MOST_CATEGORIES).map((each) => categorySuggestionView(each, shop))}
      hotWords={hot.map(({ title }) => entry(title))}
      recentWords={recent.words.map(entry)}
      onForget={recent.forget}
      onForgetAll={() => recent.forget()}
    />
  );
}
