import { type MerchantFilters, useBusinessCategories, useMerchantTypes } from '@promenade/storefront-hooks';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { Button, SearchIcon, SelectField, TextField } from '@promenade/storefront-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { MERCHANT_QUERY, merchantSearchPath, parseMerchantSearchPath } from '../lib/merchant-paths.ts';
import * as paths from '../lib/paths.ts';
import styles from '../styles/merchants.module.css';

const options = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: `${id}`, label: name }));

/** Searches merchants by name, type and category: a plain form without scripts; with them, a change updates the address. */
export function MerchantSearchForm({ filters = {} }: { filters?: MerchantFilters }) {
  const text = useText('merchants');
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const form = useRef<HTMLFormElement>(null);
  const { data: types } = useMerchantTypes();
  const { data: categories } = useBusinessCategories();
  const apply = () => form.current?.requestSubmit();
  const { keywords = '', typeId, categoryId } = filters;
  return (
    <search>
      <form
        // When the address brings other filters, the fields are reset to them.
        key={`${keywords}|${typeId}|${categoryId}`}
        ref={form}
        action={localizePath(paths.merchantSearch, locale)}
        method="get"
        noValidate
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
          void navigate(merchantSearchPath(parseMerchantSearchPath(new URLSearchParams(entries)).filters));
        }}
      >
        <TextField
          required
          type="search"
          label={text('merchants.search.words')}
          name={MERCHANT_QUERY.words}
          defaultValue={keywords}
          enterKeyHint="search"
        />
        <SelectField
          required
          label={text('merchants.search.category')}
          name={MERCHANT_QUERY.category}
          emptyLabel={text('merchants.search.anyCategory')}
          options={options(categories)}
          defaultValue={categoryId ? `${categoryId}` : ''}
          onValueChange={apply}
        />
        <SelectField
          required
          label={text('merchants.search.type')}
          name={MERCHANT_QUERY.type}
          emptyLabel={text('merchants.search.anyType')}
          options={options(types)}
          defaultValue={typeId ? `${typeId}` : ''}
          onValueChange={apply}
        />
        <Button type="submit" icon={<SearchIcon />}>
          {text('merchants.search.submit')}
        </Button>
      </form>
    </search>
  );
}
