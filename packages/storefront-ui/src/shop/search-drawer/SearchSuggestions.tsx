'use client';

import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SearchDrawer.css.ts';

/** A product or a category that matches the typed words. */
export interface SearchSuggestion {
  /** Unique among the suggestions; never shown. */
  id: string;
  /** Visible text. */
  label: string;
  /** Address that it links to. */
  href: string;
  /** A small picture before the label. */
  picture?: PictureView | undefined;
  /** Formatted text at the end of the line: a price, a number of products. */
  meta?: string | undefined;
}

export interface SearchSuggestionsProps {
  /** Id of the list, for the field's `aria-controls`. */
  listId: string;
  /** Suggestions by kind, in the order shown. */
  groups: readonly { title: string; suggestions: readonly SearchSuggestion[] }[];
  /** Index of the option that the arrow keys have reached; -1 for none. */
  active: number;
  /** Id of the option at an index. */
  optionId: (index: number) => string;
  /** Called when an option is followed. */
  onChoose: () => void;
}

/** The list below the search field. */
export function SearchSuggestions({ listId, groups, active, optionId, onChoose }: SearchSuggestionsProps) {
  const { Link, strings } = useUi();
  let index = -1;
  return (
    <div id={listId} role="listbox" aria-label={strings.shop.search.title} className={styles.groups}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={group.title} role="group" aria-label={group.title} className={styles.group}>
          <div className={styles.groupHead} aria-hidden="true">
            {group.title}
          </div>
          {group.suggestions.map((suggestion) => {
            index += 1;
            return (
              <Link
                key={suggestion.id}
                id={optionId(index)}
                href={suggestion.href}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.option}
                onClick={onChoose}
              >
                {suggestion.picture ? (
                  <span className={styles.thumbnail}>
                    <Picture picture={suggestion.picture} ratio="square" sizes="40px" decorative />
                  </span>
                ) : null}
                <span>{suggestion.label}</span>
                {suggestion.meta ? <span className={styles.meta}>{suggestion.meta}</span> : null}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
