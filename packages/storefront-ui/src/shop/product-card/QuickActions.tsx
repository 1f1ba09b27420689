'use client';

import type { FormEvent } from 'react';
import { cx } from '../../css/cx.ts';
import type { UiStrings } from '../../messages/types.ts';
import { own } from '../../primitives/behaviours/own-events.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { CompareIcon, EyeIcon, HeartIcon } from '../../primitives/icons/icons.tsx';
import * as styles from './QuickActions.css.ts';

/** A form that adds the product before scripts run. */
export interface QuickAddForm {
  /** Address that the form posts to. */
  action: string;
  /** Hidden fields by name. */
  fields: Readonly<Record<string, string>>;
}

/** A toggle on a card, such as the wish list. */
export interface CardMark {
  /** Whether it is on. @default false */
  selected?: boolean | undefined;
  /** The server has not confirmed the change yet. @default false */
  pending?: boolean | undefined;
  /** Called with the requested state. */
  onSelectedChange(selected: boolean): void;
  /** Called when a pointer or the focus reaches the button, so that code can load before the press. */
  onIntent?: (() => void) | undefined;
}

export interface QuickActionsProps {
  /** Product name, which becomes part of the buttons' accessible names. */
  name: string;
  /** Shows the add button. */
  onQuickAdd?: (() => void) | undefined;
  /** Shows the quick-view button. */
  onQuickView?: (() => void) | undefined;
  /** Makes the add button work before scripts run. */
  quickAddForm?: QuickAddForm | undefined;
  /** The product is being added. @default false */
  quickAddPending?: boolean | undefined;
  /** Shows the heart. */
  wish?: CardMark | undefined;
  /** Shows the button for comparison. */
  compare?: CardMark | undefined;
}

interface MarkWords {
  add(name: string): string;
  remove(name: string): string;
}

const drawMark = (mark: CardMark, name: string, words: MarkWords, Icon: typeof HeartIcon, className: string) => {
  const { selected = false, pending, onSelectedChange, onIntent } = mark;
  return (
    <Pressable
      className={className}
      aria-label={selected ? words.remove(name) : words.add(name)}
      data-selected={selected || undefined}
      pending={pending}
      onClick={() => onSelectedChange(!selected)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon filled={selected} />
    </Pressable>
  );
};

/** Renders the buttons on the picture of a card. */
export function drawQuickActions(
  { name, onQuickAdd, onQuickView, quickAddForm, quickAddPending, wish, compare }: QuickActionsProps,
  { productCard: words, wish: wishWords, compare: compareWords }: UiStrings['shop'],
) {
  const place = cx(styles.add, onQuickView && styles.addBesideView);
  const add = (
    <Pressable
      type={quickAddForm ? 'submit' : 'button'}
      className={cx(styles.addButton, quickAddForm ? styles.inForm : place)}
      aria-label={words.quickAddOf(name)}
      pending={quickAddPending}
      onClick={quickAddForm ? undefined : onQuickAdd}
    >
      {words.quickAdd}
    </Pressable>
  );
  const takeOver = (event: FormEvent) => {
    if (!onQuickAdd) return;
    event.preventDefault();
    onQuickAdd();
  };
  return (
    <>
      {quickAddForm ? (
        <form method="post" action={quickAddForm.action} className={place} onSubmit={own(takeOver)}>
          {Object.entries(quickAddForm.fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {add}
        </form>
      ) : onQuickAdd ? (
        add
      ) : null}
      {onQuickView ? (
        <Pressable className={styles.view} aria-label={words.quickViewOf(name)} onClick={onQuickView}>
          <EyeIcon />
        </Pressable>
      ) : null}
      {wish ? drawMark(wish, name, wishWords, HeartIcon, styles.wish) : null}
      {compare ? drawMark(compare, name, compareWords, CompareIcon, styles.compare) : null}
    </>
  );
}
