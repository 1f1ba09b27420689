'use client';

import { type FormEvent, useEffect, useId, useRef } from 'react';
import { own } from '../../primitives/behaviours/own-events.ts';
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
  /** Called with the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Typed text; makes the component controlled, so that the caller can request suggestions. */
  value?: string | undefined;
  /** Initial text, while uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** Called with the typed text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Address of the results page. */
  action: string;
  /** Name of the query field. @default 'title' */
  name?: string | undefined;
  /** Called when the shopper submits words. Without it the browser loads the results page. */
  onSearch?: ((words: string) => void) | undefined;
  /** Suggestions are being loaded: nothing is announced until they arrive. @default false */
  suggestionsPending?: boolean | undefined;
  /** Products that match the typed words. */
  products?: readonly SearchSuggestion[] | undefined;
  /** Categories that match the typed words. */
  categories?: readonly SearchSuggestion[] | undefined;
  /** Popular searches, shown while nothing is typed. */
  hotWords?: readonly SearchWord[] | undefined;
  /** Recent searches of the shopper, shown while nothing is typed. */
  recentWords?: readonly SearchWord[] | undefined;
  /** Shows a button next to each recent search; called with its words. */
  onForget?: ((words: string) => void) | undefined;
  /** Shows a button that clears the recent searches. */
  onForgetAll?: (() => void) | undefined;
}

/**
 * Search over the page: suggestions while typing, popular and recent searches before. Not for a field on a page: use
 * `SearchForm`.
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
  // One frame later, because the drawer first has to record the element that had the focus, to restore it on close.
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
          <form action={action} method="get" onSubmit={own(submit)}>
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
