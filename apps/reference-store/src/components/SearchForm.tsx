import { useRecentSearches } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { SearchForm } from '@promenade/storefront-ui/shop';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../lib/environment.ts';
import { SEARCH_PATH, searchPath } from '../lib/search-path.ts';

/** The search field in a page. */
export function ShopSearchForm({ words }: { words?: string | undefined }) {
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const { remember } = useRecentSearches();
  return (
    <SearchForm
      key={words}
      action={localizePath(SEARCH_PATH, locale)}
      defaultValue={words ?? ''}
      onSearch={(wanted) => {
        remember(wanted);
        void navigate(searchPath(wanted));
      }}
    />
  );
}
