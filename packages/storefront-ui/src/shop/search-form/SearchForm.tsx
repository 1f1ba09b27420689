'use client';

import { type FormEvent, useId, useRef } from 'react';
import { own } from '../../primitives/behaviours/own-events.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useOwnValue } from '../../primitives/behaviours/use-own-value.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { SearchIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps extends RootProps<'search'> {
  /** Address of the results page; the form submits to it by GET. */
  action: string;
  /** Name of the query field. @default 'title' */
  name?: string | undefined;
  /** Label of the field. @default the provider's words for products */
  label?: string | undefined;
  /** The words of the page. Typed text stays until they change or the page is shown again. */
  defaultValue?: string | undefined;
  /** Called with the words in place of the form's own submit. */
  onSearch?: ((words: string) => void) | undefined;
}

/**
 * A search field with its button, for the search page and for pages not found. Not for suggestions while typing: use
 * `SearchDrawer`.
 */
export function SearchForm({ action, name = 'title', label, defaultValue = '', onSearch, ...rest }: SearchFormProps) {
  const words = useUi().strings.shop.search;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useOwnValue(input, defaultValue);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <search {...rootProps(rest)}>
      <form action={action} method="get" onSubmit={own(submit)}>
        <label htmlFor={id} className={styles.label}>
          {label ?? words.label}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            autoComplete="off"
            id={id}
            type="search"
            name={name}
            defaultValue={defaultValue}
            enterKeyHint="search"
            className={styles.input}
          />
          <Button type="submit" icon={<SearchIcon />}>
            <span className={styles.submitWord}>{words.submit}</span>
          </Button>
        </div>
      </form>
    </search>
  );
}
