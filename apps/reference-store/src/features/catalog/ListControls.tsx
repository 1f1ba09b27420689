import { parseMoney, SEARCH_SORTS, type SearchFilters, type SearchSort, toDecimalText } from '@promenade/storefront-hooks/domain';
import { Button, SelectField, TextField } from '@promenade/storefront-ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../app/environment.ts';
import { localizePath } from '@promenade/storefront-hooks/domain';
import { useText } from '../../i18n/use-text.ts';
import styles from './catalog.module.css';

export interface ListControlsProps {
  path: string;
  filters: SearchFilters;
  fixed: readonly (keyof SearchFilters)[];
  hrefFor(filters: SearchFilters): string;
  total: number;
}

const priceText = (cents: number | undefined) => (cents === undefined ? '' : toDecimalText(cents));

/** Order and price range of a list: a plain form before scripts run, an instant change of the address with them. */
export function ListControls({ path, filters, fixed, hrefFor, total }: ListControlsProps) {
  const text = useText();
  const navigate = useNavigate();
  const { locale } = useEnvironment();

  const apply = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const { page: _, ...rest } = filters;
    const next: SearchFilters = {
      ...rest,
      sort: (data.get('sort') || undefined) as SearchSort | undefined,
      minCents: parseMoney(`${data.get('min') ?? ''}`),
      maxCents: parseMoney(`${data.get('max') ?? ''}`),
    };
    void navigate(hrefFor(next));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const hidden = { title: filters.keyword, cid: filters.cid, l: filters.level };
  const names = { title: 'keyword', cid: 'cid', l: 'level' } as const;

  return (
    <form
      // The values in the address are the form's: other ones mean another form.
      key={hrefFor(filters)}
      className={styles.controls}
      action={localizePath(path, locale)}
      method="get"
      onSubmit={submit}
    >
      {Object.entries(hidden).map(([name, value]) =>
        value !== undefined && !fixed.includes(names[name as keyof typeof names]) ? (
          <input key={name} type="hidden" name={name} value={value} />
        ) : null,
      )}
      <p className={styles.count} role="status">
        {text('list.count', { count: total })}
      </p>
      <div className={styles.prices}>
        <TextField label={text('list.minPrice')} name="min" inputMode="decimal" defaultValue={priceText(filters.minCents)} />
        <TextField label={text('list.maxPrice')} name="max" inputMode="decimal" defaultValue={priceText(filters.maxCents)} />
        <Button type="submit" tone="outline">
          {text('list.apply')}
        </Button>
      </div>
      <SelectField
        label={text('list.sort')}
        name="sort"
        defaultValue={filters.sort ?? ''}
        onChange={(event) => event.currentTarget.form && apply(event.currentTarget.form)}
        options={[
          { value: '', label: text('list.sort.default') },
          ...SEARCH_SORTS.map((sort) => ({ value: sort, label: text(`list.sort.${sort}`) })),
        ]}
      />
    </form>
  );
}
