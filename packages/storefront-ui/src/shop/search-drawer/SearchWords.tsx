'use client';

import { own } from '../../css/own.css.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { textButton } from '../shared/shared.css.ts';
import * as styles from './SearchDrawer.css.ts';

/** A search that a press repeats. */
export interface SearchWord {
  /** The words to search for. */
  words: string;
  /** Address of the results page. */
  href: string;
}

export interface SearchWordsProps {
  /** Title of the list. */
  title: string;
  /** The searches. An empty list renders nothing. */
  entries: readonly SearchWord[];
  /** Called when an entry is followed. */
  onChoose: () => void;
  /** Called with the words to remove them from the recent searches. */
  onForget?: ((words: string) => void) | undefined;
  /** Called to clear the recent searches. */
  onForgetAll?: (() => void) | undefined;
}

/** A list of popular or recent searches. */
export function SearchWords({ title, entries, onChoose, onForget, onForgetAll }: SearchWordsProps) {
  const { Link, strings } = useUi();
  const texts = strings.shop.search;
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <h3 className={own}>{title}</h3>
        {onForgetAll ? (
          <Pressable className={textButton} onClick={onForgetAll}>
            {texts.forgetAll}
          </Pressable>
        ) : null}
      </div>
      <ul {...listRole} className={styles.words}>
        {entries.map((entry, index) => (
          <li key={index} className={styles.word}>
            <Link href={entry.href} className={styles.wordLink} onClick={onChoose}>
              {entry.words}
            </Link>
            {onForget ? (
              <Pressable
                className={styles.forget}
                aria-label={texts.forget(entry.words)}
                onClick={() => onForget(entry.words)}
              >
                <CloseIcon size="small" />
              </Pressable>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
