import { useRecentWords } from '@promenade/storefront-hooks';
import { localizePath, type SearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { Button, TextField } from '@promenade/storefront-ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './catalog.module.css';

const SEARCH_PATH = '/products/product_search';

/** The words that were searched for, ready to be changed. */
export function SearchForm({ filters }: { filters: SearchFilters }) {
  const text = useText();
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const { remember } = useRecentWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = `${new FormData(event.currentTarget).get('title') ?? ''}`.trim();
    remember(keyword);
    const { page: _, ...rest } = filters;
    void navigate(`${SEARCH_PATH}?${searchFiltersToQuery({ ...rest, keyword })}`);
  };
  return (
    <search>
      <form
        key={filters.keyword}
        className={styles.search}
        action={localizePath(SEARCH_PATH, locale)}
        method="get"
        onSubmit={submit}
      >
        <TextField type="search" label={text('search.words')} name="title" defaultValue={filters.keyword ?? ''} />
        <Button type="submit">{text('search.submit')}</Button>
      </form>
    </search>
  );
}
