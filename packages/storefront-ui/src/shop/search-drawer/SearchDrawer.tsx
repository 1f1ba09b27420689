'use client';

import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useCombobox } from '../../primitives/behaviours/use-combobox.ts';
import { useControlled } from '../../primitives/behaviours/use-controlled.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Drawer } from '../../primitives/drawer/Drawer.tsx';
import { SearchIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as field from '../search-form/SearchForm.css.ts';
import * as styles from './SearchDrawer.css.ts';
import { type SearchSuggestion, SearchSuggestions } from './SearchSuggestions.tsx';
import { type SearchWord, SearchWords } from './SearchWords.tsx';

export interface SearchDrawerProps extends RootProps<'div', 'defaultValue'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What is typed, when the caller holds it, who asks for suggestions. */
  value?: string | undefined;
  /** What is typed at first, when the drawer holds it. @default '' */
  defaultValue?: string | undefined;
  /** Called with what is typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Address of the results. */
  action: string;
  /** Name of the query field. @default 'title' */
  name?: string | undefined;
  /** Enter without a choice, or the button. Without it the browser asks for the results. */
  onSearch?: ((words: string) => void) | undefined;
  /** Suggestions are being loaded: nothing is announced until they are there. @default false */
  suggestionsPending?: boolean | undefined;
  /** Products that fit the words. */
  products?: readonly SearchSuggestion[] | undefined;
  /** Categories that fit the words. */
  categories?: readonly SearchSuggestion[] | undefined;
  /** What many search for; shown while nothing is typed. */
  hotWords?: readonly SearchWord[] | undefined;
  /** What the shopper searched for before; shown while nothing is typed. */
  recentWords?: readonly SearchWord[] | undefined;
  /** Shows a button beside each recent search; called with its words. */
  onForget?: ((words: string) => void) | undefined;
  /** Shows a button that clears the recent searches. */
  onForgetAll?: (() => void) | undefined;
}

/**
 * Search over the page: suggestions while typing, often and recently searched words before. Not for a field on a page:
 * that is `SearchForm`.
 */
export function SearchDrawer(props: SearchDrawerProps) {
  const {
    open,
    onOpenChange,
    value,
    defaultValue = '',
    onValueChange,
    action,
    name = 'title',
    onSearch,
    ...others
  } = props;
  const { products = [], categories = [], hotWords = [], recentWords = [], ...more } = others;
  const { onForget, onForgetAll, suggestionsPending = false, ...rest } = more;
  const [words, type] = useControlled(value, defaultValue, onValueChange);
  const texts = useUi().strings.shop.search;
  const inputId = useId();
  const listId = useId();
  const groups = [
    { title: texts.categories, suggestions: categories },
    { title: texts.products, suggestions: products },
  ].filter((group) => group.suggestions.length > 0);
  const isTyping = words.trim() !== '';
  const count = isTyping ? products.length + categories.length : 0;
  const combobox = useCombobox(listId, count);
  const input = useRef<HTMLInputElement>(null);
  // One frame later: the drawer has to see first where the focus came from, to give it back.
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [open]);
  const close = () => onOpenChange?.(false);
  const submit = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    if (isTyping) onSearch(words.trim());
  };
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="top" title={texts.title} {...rootProps(rest)}>
      <div className={styles.root}>
        <search>
          <form action={action} method="get" onSubmit={submit}>
            <label htmlFor={inputId} className={field.label}>
              {texts.label}
            </label>
            <div className={field.row}>
              <input
                ref={input}
                id={inputId}
                type="search"
                name={name}
                value={words}
                placeholder={texts.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                className={field.input}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={count > 0}
                aria-controls={count > 0 ? listId : undefined}
                aria-activedescendant={combobox.active >= 0 ? combobox.optionId(combobox.active) : undefined}
                onChange={(event) => {
                  combobox.reset();
                  type(event.target.value);
                }}
                onKeyDown={combobox.onKeyDown}
              />
              <Button type="submit" icon={<SearchIcon />}>
                <span className={field.submitWord}>{texts.submit}</span>
              </Button>
            </div>
          </form>
        </search>
        {count > 0 ? (
          <SearchSuggestions
            listId={listId}
            groups={groups}
            active={combobox.active}
            optionId={combobox.optionId}
            onChoose={close}
          />
        ) : null}
        {isTyping ? null : (
          <div className={styles.groups}>
            <SearchWords
              title={texts.recent}
              entries={recentWords}
              onChoose={close}
              onForget={onForget}
              onForgetAll={onForgetAll}
            />
            <SearchWords title={texts.hot} entries={hotWords} onChoose={close} />
          </div>
        )}
        <VisuallyHidden role="status">
          {isTyping && !suggestionsPending ? texts.suggestions(count) : null}
        </VisuallyHidden>
      </div>
    </Drawer>
  );
}
